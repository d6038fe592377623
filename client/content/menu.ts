import { unitBySegment } from "../complex/units.ts";
import type { MenuSection } from "../shared/complexContent.ts";
import type { PageId } from "../shared/page.ts";
import { interiorMenuSegments, interiorSegments, unitTypes, viewerTypes } from "./unitTypes.ts";

const unit = ({ label }: { label: string }): PageId => `unit:${label}`;
const interior = (segment: string): PageId => `interior:${unitBySegment(segment).label}`;

/** The main menu, in order, which is also the order of the links to the next page. */
export const menu: readonly MenuSection[] = [
  { section: "home", label: "홈", pages: [] },
  { section: "brand", label: "브랜드 소개", pages: ["brand", "brandVideo"] },
  {
    section: "business",
    label: "사업안내",
    pages: ["overview", "schedule"],
    neighbours: ["overview", "schedule", "documents"],
  },
  {
    section: "sales",
    label: "분양안내",
    pages: ["subscription", "announcement", "stampTax", "price", "options", "questions"],
    neighbours: ["subscription", "announcement", "stampTax", "contract", "price", "options", "questions"],
  },
  { section: "location", label: "입지환경", pages: ["location", "premium"] },
  { section: "complex", label: "단지안내", pages: ["sitePlan", "stackPlan", "community", "model"] },
  {
    section: "units",
    label: "세대안내",
    pages: [...viewerTypes.map(unit), "tours", "compare"],
    neighbours: [...unitTypes.map(unit), "tours", "compare"],
  },
  {
    section: "interior",
    label: "인테리어",
    pages: interiorMenuSegments.map(interior),
    neighbours: interiorSegments.map(interior),
  },
  { section: "promotion", label: "홍보센터", pages: ["interest", "directions"] },
];

/** Pages with separate links under their title bar. */
export const ownNeighbours: Partial<Record<PageId, readonly PageId[]>> = {
  videos: ["videos", "location", "premium"],
};

/** Pages without content yet, which no page links to as the next one. */
export const pendingPages: readonly PageId[] = ["documents"];

/** Pages that the footer links to, before and after those of law and press. */
export const footerPages: readonly PageId[] = [
  "price",
  "options",
  "questions",
  "compare",
  "directions",
  "privacy",
  "accessibility",
  "pressList",
  "contract",
];
