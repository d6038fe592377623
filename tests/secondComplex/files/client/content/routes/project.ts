import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";
import { tourLabels, viewerTypes } from "../unitTypes.ts";

const { households, address, phone, name, summary } = complex;
const viewed = viewerTypes.map(({ label }) => label);

/** Home, the brand and the business. */
export const projectPages: readonly Page[] = [
  {
    id: "home",
    path: "/",
    file: "pages/Home/Home",
    section: "home",
    name: "홈",
    description: `${summary} 평면과 E-모델하우스를 먼저 둘러보고 방문을 예약하세요. 대표전화 ${phone}.`,
    choices: [
      { name: "unit", values: viewed },
      { name: "type", values: viewed },
      { name: "tour", values: tourLabels },
      { name: "slide", values: ["1", "2", "3", "4", "5", "6", "7"] },
    ],
  },
  {
    id: "brand",
    path: "/Brand/intro",
    file: "pages/Brand/BrandIntro",
    section: "brand",
    name: "단지 소개",
    description: `${name}의 바람길과 마당을 소개합니다. 언덕의 하루와 네 동의 간격, 주민이 함께 쓰는 곳을 배치도의 숫자와 함께 한눈에 보실 수 있습니다.`,
    banner: {
      title: "단지 소개",
      picture: "aerialDusk",
      lines: ["바람길을 먼저 내고", "마당을 둘러", "네 동을 놓았습니다."],
    },
  },
  {
    id: "brandVideo",
    path: "/Brand/video",
    file: "pages/Brand/BrandVideo",
    section: "brand",
    name: "홍보영상",
    description: `${name}의 언덕과 마당, 집 안과 저녁 풍경을 한 편의 홍보영상으로 보여 드립니다. 영상은 컴퓨터그래픽이며 실제와 다를 수 있습니다.`,
    banner: {
      title: "홍보영상",
      picture: "aerialDay",
      lines: ["언덕과 마당,", "집 안과 저녁까지", "한 편의 영상입니다."],
    },
  },
  {
    id: "overview",
    path: "/BusinessGuide/intro",
    file: "pages/BusinessGuide/Overview",
    section: "business",
    name: "사업개요",
    description: `${address}에 들어서는 ${name} ${households}세대의 대지면적과 연면적, 층수와 주차, 주택형과 사업 주체를 사업개요 표로 확인하세요.`,
    banner: { title: "사업개요", picture: "facade", lines: ["나루길 21,", "네 동의", "사업개요입니다."] },
  },
  {
    id: "schedule",
    path: "/BusinessGuide/plan",
    file: "pages/BusinessGuide/Schedule",
    section: "business",
    name: "분양일정",
    description: `입주자모집공고에서 접수와 당첨자 발표, 계약까지 ${name}의 분양일정을 날짜순으로 그리고 지금의 단계를 함께 표시했습니다.`,
    banner: {
      title: "분양일정",
      picture: "street",
      lines: ["공고에서 계약까지", "지켜야 할 날을", "순서대로 적었습니다."],
    },
  },
  {
    id: "documents",
    path: "/BusinessGuide/documents",
    file: "pages/BusinessGuide/Documents",
    section: "business",
    name: "계약서류",
    description: `${name} 계약에 필요한 서류 안내를 준비하고 있습니다. 먼저 궁금하신 것은 대표전화 ${phone}로 문의해 주시면 안내해 드립니다.`,
    banner: {
      title: "계약서류",
      picture: "lounge",
      lines: ["필요한 서류를", "한 번에 챙기실 수 있도록", "준비하고 있습니다."],
    },
  },
];
