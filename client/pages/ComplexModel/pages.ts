import { modelChoices } from "../../complex/modelQuery.ts";
import type { PageRow } from "../../shared/page.ts";

export const modelPages = [
  {
    path: "/ComplexGuide/model",
    file: "pages/ComplexModel/ComplexModel",
    section: "complex",
    showsHomes: true,
    choices: modelChoices,
  },
] as const satisfies readonly PageRow[];
