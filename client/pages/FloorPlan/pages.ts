import { unitPath } from "../../complex/units.ts";
import { complex } from "../../content/complex.ts";
import { unitPages } from "../../content/pages.ts";
import { eModelLabels, unitTypes } from "../../content/unitTypes.ts";
import type { PageRow } from "../../shared/page.ts";

const { lines, bars } = unitPages;

export const unitsPages = [
  ...unitTypes.map(
    ({ label, exclusive }) =>
      ({
        path: unitPath(label),
        file: "pages/FloorPlan/UnitPlan",
        section: "units",
        showsHomes: true,
        ownPreview: true,
        name: label,
        searchTitle: `${label} 평면도·분양가`,
        description: `${complex.name} 전용 ${exclusive}㎡ ${label} 평면도. ${bars[label].summary}. 방별 크기와 면적, 층별 분양가를 표로 확인하실 수 있습니다.`,
        title: "세대안내",
        lines,
        picture: bars[label].picture,
      }) as const,
  ),
  {
    path: "/FloorPlan/videos",
    file: "pages/FloorPlan/GuideVideos",
    section: "units",
    kind: "film",
    choices: [{ name: "video", values: ["1", "2", "3"] }],
  },
  {
    path: "/FloorPlan/Emodel",
    file: "pages/FloorPlan/Tours",
    section: "units",
    showsHomes: true,
    choices: [{ name: "tab", values: eModelLabels }],
  },
  {
    path: "/FloorPlan/compare",
    file: "pages/FloorPlan/Compare",
    section: "units",
    showsHomes: true,
  },
] as const satisfies readonly PageRow[];
