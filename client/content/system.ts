import { complex } from "./complex.ts";

/** Words of the pages that stand in for one that is missing or broken. */
export const systemPages = {
  home: "홈으로",
  retry: "다시 시도",
  missing: {
    folio: "404",
    text: "찾으시는 페이지가 없습니다. 주소를 다시 확인하시거나, 아래에서 둘러보세요.",
    links: ["/FloorPlan/59A", "/LocationEnvironment/intro", "/BusinessGuide/intro"],
  },
  broken: {
    folio: "오류",
    text: `페이지를 여는 중에 문제가 생겼습니다. 다시 시도해도 같으면 대표전화 ${complex.phone}로 알려 주세요.`,
  },
} as const;
