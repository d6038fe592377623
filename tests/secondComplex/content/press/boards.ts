import type { DemoArticle } from "../../shared/demoArticle.ts";

const ownNews: DemoArticle[] = [
  {
    title: "새솔시 동구에 352세대 ‘해온마루’ 들어선다",
    summary: "두담건설(주)이 새솔시 동구 나루길 21에 352세대 규모의 ‘해온마루’를 짓는다.",
    content:
      "새솔시 동구 나루길 21에 지상 25층 4개 동 352세대의 ‘해온마루’가 들어선다.\n\n208세대가 1차로 일반분양된다.",
    publishedAt: "2026-09-30T10:00:00+09:00",
  },
];

export const boards: Readonly<Record<string, readonly DemoArticle[]>> = { 해온마루: ownNews };
