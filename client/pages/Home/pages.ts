import { complex } from "../../content/complex.ts";
import { eModelLabels, viewerTypes } from "../../content/unitTypes.ts";
import type { PageRow } from "../../shared/page.ts";

const viewed = viewerTypes.map(({ label }) => label);

export const homePages = [
  {
    path: "/",
    file: "pages/Home/Home",
    section: "home",
    showsHomes: true,
    ownHeading: true,
    // The unit viewers of the wide and the narrow layout, the narrow one's tours, and its premium slides.
    choices: [
      { name: "unit", values: viewed },
      { name: "type", values: viewed },
      { name: "tour", values: eModelLabels },
      { name: "slide", values: ["1", "2", "3", "4", "5", "6", "7"] },
    ],
    name: "홈",
    description: `${complex.summary} 1차 일반분양 ${complex.firstGeneralSale}세대. 평면과 분양가, 분양일정을 안내합니다. ${complex.phone}.`,
  },
] as const satisfies readonly PageRow[];
