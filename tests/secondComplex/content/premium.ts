import type { PremiumStory } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";

export const premiumStories: readonly PremiumStory[] = [
  {
    title: "마당",
    heading: "두 줄 사이의\n마당",
    paragraphs: [`${complex.towers}개 동 사이에 바람의 뜰과 나루숲을 두었습니다.`],
    facts: [{ label: "규모", value: `지상 ${complex.floors}층` }],
    picture: "aerialDay",
    alt: "언덕 위의 네 동과 마당",
    link: { page: "/ComplexGuide/intro", label: "배치도 보기" },
  },
];

export const premiumPage = { sourceLabel: "출처", notice: "조망과 일조는 동, 층, 향에 따라 다릅니다." } as const;
