import type { PageRow } from "../../shared/page.ts";

export const locationPages = [
  {
    path: "/LocationEnvironment/intro",
    file: "pages/LocationEnvironment/Location",
    section: "location",
  },
  {
    path: "/LocationEnvironment/primium",
    file: "pages/LocationEnvironment/Premium",
    section: "location",
  },
] as const satisfies readonly PageRow[];
