import { formatCount } from "../../contract/format/format.ts";
import { outlook } from "../../contract/model/outlook.ts";
import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";
import { tourLabels, viewerTypes } from "../unitTypes.ts";

const { households, firstGeneralSale, floors, basementFloors, towers, siteArea, address, parking, phone } = complex;
const viewed = viewerTypes.map(({ label }) => label);
const scale = `지하 ${basementFloors}층~지상 ${floors}층 ${towers}개 동`;

/** Home, the brand and the business. */
export const projectPages: readonly Page[] = [
  {
    id: "home",
    path: "/",
    file: "pages/Home/Home",
    section: "home",
    name: "홈",
    description: `${complex.summary} 1차 일반분양 ${firstGeneralSale}세대. 평면과 E-모델하우스를 둘러보고 방문을 예약하세요. ${phone}.`,
    // The unit viewers of the wide and the narrow layout, the narrow one's tours, and its premium slides.
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
    name: "브랜드 소개",
    description: `${households}세대 가운데 ${outlook.southHomes}세대의 거실이 남쪽을 보는 배치, 물과 정원을 가운데 둔 여섯 동. ${complex.name}의 방향과 간격, 재료와 쉼의 네 가지 원칙을 소개합니다.`,
    banner: {
      title: "브랜드 소개",
      picture: "aerialDusk",
      lines: ["거실의 방향부터 정하고", "물과 정원을 가운데 두었습니다.", `빛으로 짓는 도심의 하루, ${complex.name}.`],
    },
  },
  {
    id: "brandVideo",
    path: "/Brand/video",
    file: "pages/Brand/BrandVideo",
    section: "brand",
    name: "홍보영상",
    description: `단지와 정원, 84A의 거실과 주방, 불이 켜진 저녁의 크라운까지. ${complex.name}의 하루를 37초의 홍보영상으로 보여 드립니다. 영상은 컴퓨터그래픽입니다.`,
    banner: {
      title: "홍보영상",
      picture: "crown",
      lines: ["단지와 정원, 84A의 거실,", "불이 켜진 저녁의 크라운까지", "한 편의 영상으로 보여 드립니다."],
    },
  },
  {
    id: "overview",
    path: "/BusinessGuide/intro",
    file: "pages/BusinessGuide/Overview",
    section: "business",
    name: "사업개요",
    description: `${address}, 대지면적 ${siteArea}㎡에 ${scale} ${households}세대. 주차 ${formatCount(parking.complex)}대와 커뮤니티 ${complex.communityFacilities}곳까지 ${complex.name}의 사업개요를 표로 확인하세요.`,
    banner: {
      title: "사업개요",
      picture: "aerialDay",
      lines: [
        "한울시 중구 중앙로 49,",
        `지하 ${basementFloors}층에서 지상 ${floors}층까지`,
        `여섯 동 ${households}세대의 사업개요입니다.`,
      ],
    },
  },
  {
    id: "schedule",
    path: "/BusinessGuide/plan",
    file: "pages/BusinessGuide/Schedule",
    section: "business",
    name: "분양일정",
    description: `입주자모집공고에서 특별공급과 1·2순위 접수, 당첨자 발표와 정당계약, 잔여 세대 계약까지 ${complex.name}의 분양일정을 날짜순으로 그리고 지금의 단계를 표시했습니다.`,
    banner: {
      title: "분양일정",
      picture: "street",
      lines: ["공고에서 계약까지", "놓치지 말아야 할 날들을", "순서대로 적었습니다."],
    },
  },
  {
    id: "documents",
    path: "/BusinessGuide/documents",
    file: "pages/BusinessGuide/Documents",
    section: "business",
    name: "계약서류",
    description: `${complex.name} 계약에 필요한 서류 안내를 준비하고 있습니다. 준비되는 대로 이 자리에서 알려 드리며, 먼저 궁금하신 것은 대표전화 ${phone}에서 ${complex.consultationHours}합니다.`,
    banner: {
      title: "계약서류",
      picture: "lounge",
      lines: ["계약에 필요한 서류를", "한 번에 챙기실 수 있도록", "안내를 준비하고 있습니다."],
    },
  },
];
