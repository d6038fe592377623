import { homeKeyOf } from "./content/model/homeKeys.ts";
import { towers } from "./content/stackPlan.ts";
import { unitPlans } from "./content/unitPlans.ts";
import type { UnitLabel } from "./content/unitTypes.ts";
import { pathOf } from "./contract/pageLinks.ts";

/** Words of the links that lead to the model by the hour. */
export const modelLinks = {
  day: "하루의 모형 보기",
  type: "이 타입의 집 고르기",
  home: "모형에서 이 집 보기",
  around: "모형에서 둘러보기",
} as const;

/** @returns the model with a home of that type, halfway up its tower */
export function modelOfType(type: string): string {
  const { tower, line } = unitPlans[type as UnitLabel].drawn;
  const top = towers.find(({ name }) => name === tower)?.topFloor ?? 0;
  return `${pathOf("model")}?home=${homeKeyOf(tower, line, Math.ceil(top / 2))}`;
}
