import { homeKeys } from "../../complex/plans/homeKeys.ts";
import type { PageRow } from "../../shared/page.ts";

export const modelPages = [
  {
    path: "/ComplexGuide/model",
    file: "pages/ComplexModel/ComplexModel",
    section: "complex",
    showsHomes: true,
    choices: [
      { name: "home", values: homeKeys },
      { name: "show", values: ["distances"] },
    ],
  },
] as const satisfies readonly PageRow[];
