import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Basis } from "../../shared/sale/basis.ts";
import { unitPlans } from "../plans/unitPlans.ts";

export const specialKinds = [
  { id: "recommended", label: "기관추천", percent: 10, smallOnly: true },
  { id: "children", label: "다자녀가구", percent: 10, smallOnly: false },
  { id: "newlyweds", label: "신혼부부", percent: 23, smallOnly: true },
  { id: "parents", label: "노부모부양", percent: 3, smallOnly: false },
  { id: "firstHome", label: "생애최초", percent: 9, smallOnly: true },
] as const;

type SpecialKind = (typeof specialKinds)[number]["id"];

/** Shares of a private sale outside public land; above 85㎡ there are only two kinds. */
export const specialSupplyBasis: Basis = {
  statute: "주택공급에 관한 규칙 제36조, 제40조, 제41조, 제43조, 제46조",
  checked: "2025. 11.",
};

interface SupplyCounts {
  special: Record<SpecialKind, number>;
  specialTotal: number;
  general: number;
}

/**
 * @returns how the first general sale of a type is divided among the kinds of supply; fractions go to the general
 * supply
 */
export function supplyCounts(type: UnitLabel): SupplyCounts {
  const { areas, firstGeneralSale } = unitPlans[type];
  const special = Object.fromEntries(
    specialKinds.map(({ id, percent, smallOnly }) => [
      id,
      smallOnly && areas.exclusive > 85 ? 0 : Math.floor((firstGeneralSale * percent) / 100),
    ]),
  ) as Record<SpecialKind, number>;
  const specialTotal = Object.values(special).reduce((sum, count) => sum + count, 0);
  return { special, specialTotal, general: firstGeneralSale - specialTotal };
}
