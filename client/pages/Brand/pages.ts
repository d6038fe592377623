import type { PageRow } from "../../shared/page.ts";

export const brandPages = [
  {
    path: "/Brand/intro",
    file: "pages/Brand/BrandIntro",
    section: "brand",
  },
  {
    path: "/Brand/video",
    file: "pages/Brand/BrandVideo",
    section: "brand",
    kind: "film",
  },
] as const satisfies readonly PageRow[];
