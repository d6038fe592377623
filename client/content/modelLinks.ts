import { homeKeyOf } from "./model/homeKeys.ts";
import { unitPlans } from "./unitPlans.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** Where the model by the hour is, and the words of the links that lead to it. */
export const modelPath = "/ComplexGuide/model";

export const modelLinks = {
  day: "하루의 모형 보기",
  type: "이 타입의 집 고르기",
  home: "모형에서 이 집 보기",
  around: "모형에서 둘러보기",
} as const;

/** @returns the model with a home of that type, halfway up its tower */
export function modelOfType(type: string): string {
  const { tower, line } = unitPlans[type as UnitLabel].drawn;
  return `${modelPath}?home=${homeKeyOf(tower, line, 25)}`;
}
