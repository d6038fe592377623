import { unitBySegment } from "../complex/units.ts";
import type { MenuSection } from "../shared/complexContent.ts";
import type { PageId } from "../shared/page.ts";
import { interiorSegments, unitTypes } from "./unitTypes.ts";

const unit = ({ label }: { label: string }): PageId => `unit:${label}`;
const interior = (segment: string): PageId => `interior:${unitBySegment(segment).label}`;

export const menu: readonly MenuSection[] = [
  { section: "home", label: "홈", pages: [] },
  { section: "brand", label: "단지 소개", pages: ["brand", "brandVideo"] },
  { section: "business", label: "사업안내", pages: ["overview", "schedule"] },
  {
    section: "sales",
    label: "분양안내",
    pages: ["price", "options", "subscription", "announcement", "questions"],
    neighbours: ["price", "options", "subscription", "announcement", "stampTax", "contract", "questions"],
  },
  { section: "location", label: "입지환경", pages: ["location", "premium"] },
  { section: "complex", label: "단지안내", pages: ["sitePlan", "stackPlan", "community"] },
  { section: "units", label: "세대안내", pages: [...unitTypes.map(unit), "tours", "compare"] },
  { section: "interior", label: "인테리어", pages: interiorSegments.map(interior) },
  { section: "promotion", label: "홍보센터", pages: ["interest", "directions"] },
];

export const ownNeighbours: Partial<Record<PageId, readonly PageId[]>> = {};

export const pendingPages: readonly PageId[] = ["documents"];

export const footerPages: readonly PageId[] = [
  "price",
  "directions",
  "privacy",
  "accessibility",
  "pressList",
  "contract",
];
