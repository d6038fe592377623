import type { BrandHour } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { outlook } from "./outlook.ts";

export const brand = {
  idea: {
    heading: "바람길을\n먼저 냈습니다",
    paragraphs: [`${complex.households}세대를 언덕의 바람길을 따라 ${complex.towers}개 동에 나누어 놓았습니다.`],
  },
  day: {
    heading: "언덕의 하루",
    hours: [
      {
        hour: "08:00",
        place: "바람의 뜰",
        title: "뜰에서 시작하는 아침",
        text: "바람의 뜰을 지나 나루로 내려갑니다.",
        picture: "aerialDay",
        alt: "아침의 뜰",
      },
      {
        hour: "18:00",
        place: "언덕",
        title: "불이 켜지는 언덕",
        text: "해가 지면 마당에 불이 들어옵니다.",
        picture: "aerialDusk",
        alt: "저녁의 언덕",
      },
    ] satisfies BrandHour[],
  },
  principles: {
    heading: "두 가지 원칙",
    lead: "배치도에서 확인하실 수 있습니다.",
    items: [
      { title: "간격", text: `가장 가까운 두 동 사이가 ${outlook.distance}입니다.` },
      { title: "마당", text: `공동시설 ${complex.communityFacilities}곳을 마당 둘레에 두었습니다.` },
    ],
  },
  video: { label: "홍보영상 보기", text: "단지를 한 편의 영상으로 보여 드립니다." },
  note: "이미지는 컴퓨터그래픽(CG)으로 실제와 다를 수 있습니다.",
} as const;
