import { complex } from "../../content/complex.ts";
import type { PageRow } from "../../shared/page.ts";

export const complexPages = [
  {
    path: "/ComplexGuide/intro",
    file: "pages/ComplexGuide/SitePlan",
    section: "complex",
  },
  {
    path: "/ComplexGuide/detailintro",
    file: "pages/ComplexGuide/StackPlan",
    section: "complex",
    showsHomes: true,
    name: "동·호수배치도",
    description: `${complex.towerNames[0]}부터 ${complex.towerNames.at(-1)}까지 동과 라인, 층을 고르면 주택형과 거실 방향, 정면에 있는 동과 거리를 알려 드립니다. ${complex.name} 동·호수배치도에서 확인하세요.`,
    lines: ["동과 라인, 층을 고르시면", "주택형과 거실 방향을", "알려 드립니다."],
  },
  {
    path: "/ComplexGuide/community",
    file: "pages/ComplexGuide/Community",
    section: "complex",
  },
] as const satisfies readonly PageRow[];
