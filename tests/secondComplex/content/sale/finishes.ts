import type { FinishGroup } from "../../shared/sale/saleContent.ts";
export const finishes: readonly FinishGroup[] | undefined = [
  { id: "floor", name: "바닥", finishes: [{ part: "거실·침실", standard: "물푸레 무늬 강마루" }] },
  {
    id: "door",
    name: "문·설비",
    finishes: [
      { part: "중문", standard: "없음", option: { id: "entranceDoor", text: "여닫이문" } },
      { part: "냉방", standard: "배관", option: { id: "coolingAll", text: "천장형 시스템 에어컨" } },
    ],
  },
];
