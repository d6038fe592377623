import { complex } from "../content/complex.ts";
import { unitTypes } from "../content/unitTypes.ts";
import type { PagePath } from "../shared/page.ts";

/** Text of the Not Found and error pages. */
export const systemPages = {
  home: "홈으로",
  retry: "다시 시도",
  missing: {
    folio: "404",
    lead: "찾으시는 페이지가 없습니다.",
    text: "주소가 바뀌었거나 삭제되었을 수 있습니다. 주소를 다시 확인하시거나 아래 메뉴에서 찾아 주세요.",
    links: [
      "/SalesInfo/homes",
      `/FloorPlan/${unitTypes[0].segment}`,
      "/LocationEnvironment/intro",
    ] satisfies PagePath[],
  },
  broken: {
    folio: "오류",
    text: `페이지를 여는 중에 문제가 생겼습니다. 다시 시도해도 같으면 대표전화 ${complex.phone}로 알려 주세요.`,
  },
} as const;
