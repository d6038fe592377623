import type { PictureName } from "./pictures.ts";

export interface BrandHour {
  /** Hour of the day, as on a clock. */
  hour: string;
  title: string;
  text: string;
  picture: PictureName;
  alt: string;
}

/** The brand page: one day of light, told in four hours, and what follows from it. */
export const brand = {
  idea: {
    heading: "하루의 빛을\n집의 순서로",
    paragraphs: [
      "도심의 집은 흔히 길을 보고 앉습니다. 센트럴 루미나는 해를 보고 앉습니다. 해가 지나는 길을 먼저 그리고, 그 길을 따라 여섯 동의 방향을 정했습니다.",
      "창의 크기도, 방의 차례도 거기서 나왔습니다. 아침을 맞는 방과 저녁을 보내는 방이 다르기 때문입니다.",
    ],
  },
  day: {
    heading: "빛의 하루",
    hours: [
      {
        hour: "09:50",
        title: "물가에 내려앉는 오전",
        text: "해가 동 사이를 넘어오면 물가의 돌바닥이 먼저 밝아집니다. 동과 동 사이를 넓게 비워 오전의 해가 안쪽 정원까지 들어옵니다.",
        picture: "waterDay",
        alt: "단지 안의 물과 그 둘레의 돌바닥에 드는 오전 빛",
      },
      {
        hour: "12:30",
        title: "한낮은 거실 깊숙이",
        text: "거실의 창은 넓게 냈습니다. 한낮의 빛이 창가에 머물지 않고 안쪽 식탁까지 번지도록 거실과 주방을 하나로 이었습니다.",
        picture: "living84A",
        alt: "넓은 창으로 도심과 능선이 보이는 거실",
      },
      {
        hour: "17:10",
        title: "그림자도 설계합니다",
        text: "여섯 동을 조금씩 틀어 앉혔습니다. 한 동의 그림자가 다른 동의 오후에 오래 머물지 않도록 각도와 간격을 함께 살폈습니다.",
        picture: "clayTowers",
        alt: "긴 그림자가 드리운 여섯 동의 흰 모형",
      },
      {
        hour: "19:12",
        title: "저녁에는 집이 빛이 됩니다",
        text: "해가 지면 크라운에 불이 들어옵니다. 멀리서는 집으로 가는 방향이 되고, 물가에서는 저녁 산책의 빛이 됩니다.",
        picture: "lakeDusk",
        alt: "해 진 뒤 물가에서 본 여섯 동의 불빛",
      },
    ] satisfies BrandHour[],
  },
  principles: {
    heading: "네 가지 원칙",
    lead: "무엇을 더할지보다 무엇을 먼저 볼지를 정했습니다.",
    items: [
      { title: "방향", text: "동의 각도는 길이 아니라 해와 조망에 맞춥니다." },
      { title: "간격", text: "마주 보는 창을 줄이고, 사이의 땅은 물과 정원으로 둡니다." },
      { title: "재료", text: "빛이 닿을 때 가장 좋은 재료를 고르고, 가짓수를 줄입니다." },
      { title: "쉼", text: "집 안에서 끝나지 않는 하루를 커뮤니티와 정원에서 잇습니다." },
    ],
  },
  video: { label: "홍보영상 보기", text: "하루의 빛을 한 편에 담았습니다." },
  note: "빛과 조망은 동, 층, 계절과 시각에 따라 다르며 이미지는 이해를 돕기 위한 것입니다.",
} as const;
