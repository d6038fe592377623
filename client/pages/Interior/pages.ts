import { unitBySegment } from "../../complex/units.ts";
import { complex } from "../../content/complex.ts";
import { interiorPages as text } from "../../content/pages.ts";
import { interiorSegments } from "../../content/unitTypes.ts";
import type { PageRow } from "../../shared/page.ts";

export const interiorPages = interiorSegments.map((segment) => {
  const { label } = unitBySegment(segment);
  return {
    path: `/Interior/${segment}`,
    file: "pages/Interior/Interior",
    section: "interior",
    showsHomes: true,
    name: label,
    description: `${complex.name} ${label} 타입의 인테리어. ${text.summaries[segment]}. ${text.materials} 이미지에 쓴 재료를 표로 안내합니다.`,
    title: "인테리어",
    lines: text.lines,
    picture: text.picture,
  } as const;
}) satisfies readonly PageRow[];
