import { complex } from "../complex.ts";
import { formatCount } from "../format.ts";
import type { Page } from "../page.ts";
import { tourLabels, viewerTypes } from "../unitTypes.ts";

const { households, firstGeneralSale, floors, basementFloors, towers, siteArea, address, parking, phone } = complex;
const viewed = viewerTypes.map(({ label }) => label);
const scale = `지하 ${basementFloors}층~지상 ${floors}층 ${towers}개 동`;

/** Home, the brand and the business. */
export const projectPages: readonly Page[] = [
  {
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
    path: "/Brand/intro",
    file: "pages/Brand/BrandIntro",
    section: "brand",
    name: "브랜드 소개",
    description:
      "해가 지나는 길을 먼저 그리고 그 길을 따라 여섯 동을 놓았습니다. 아침의 물가에서 저녁의 크라운까지, 하루의 빛으로 읽는 센트럴 루미나의 생각과 네 가지 원칙입니다.",
    banner: {
      title: "브랜드 소개",
      picture: "aerialDusk",
      lines: [
        "해가 지나는 길을 먼저 그리고",
        "그 길을 따라 집을 놓았습니다.",
        "빛으로 짓는 도심의 하루, 센트럴 루미나.",
      ],
    },
  },
  {
    path: "/Brand/video",
    file: "pages/Brand/BrandVideo",
    section: "brand",
    name: "홍보영상",
    description:
      "새벽의 수변에서 한낮의 거실, 저녁의 크라운까지. 센트럴 루미나가 하루의 빛을 집의 순서로 옮긴 과정을 한 편의 홍보영상으로 감상해 보세요.",
    banner: {
      title: "홍보영상",
      picture: "crown",
      lines: ["새벽의 물가에서", "저녁의 크라운까지,", "하루의 빛을 한 편에 담았습니다."],
    },
  },
  {
    path: "/BusinessGuide/intro",
    file: "pages/BusinessGuide/Overview",
    section: "business",
    name: "사업개요",
    description: `${address}, 대지면적 ${siteArea}㎡에 ${scale} ${households}세대. 주차 ${formatCount(parking.total)}대와 커뮤니티 ${complex.communityFacilities}곳까지 센트럴 루미나의 사업개요를 표로 확인하세요.`,
    banner: {
      title: "사업개요",
      picture: "aerialDay",
      lines: [
        "중앙로의 새 스카이라인,",
        `지하 ${basementFloors}층에서 지상 ${floors}층까지`,
        `여섯 동에 담은 ${households}세대.`,
      ],
    },
  },
  {
    path: "/BusinessGuide/plan",
    file: "pages/BusinessGuide/Schedule",
    section: "business",
    name: "분양일정",
    description:
      "입주자모집공고에서 특별공급과 1·2순위 접수, 당첨자 발표와 정당계약까지 센트럴 루미나의 분양일정을 날짜순으로 그렸습니다. 모든 날짜는 예정이며 바뀔 수 있습니다.",
    banner: {
      title: "분양일정",
      picture: "street",
      lines: ["공고에서 계약까지", "놓치지 말아야 할 날들을", "순서대로 적었습니다."],
    },
  },
  {
    path: "/BusinessGuide/documents",
    file: "pages/BusinessGuide/Documents",
    section: "business",
    name: "계약서류",
    description: `센트럴 루미나 계약에 필요한 서류 안내를 준비하고 있습니다. 준비되는 대로 이 자리에서 알려 드리며, 먼저 궁금하신 것은 대표전화 ${phone}에서 ${complex.consultationHours}합니다.`,
    banner: {
      title: "계약서류",
      picture: "lounge",
      lines: ["계약에 필요한 서류를", "한 번에 챙기실 수 있도록", "준비하고 있습니다."],
    },
  },
];
