import type { HomeOption } from "../../shared/sale/saleContent.ts";

export const homeOptions: readonly HomeOption[] | undefined = [
  { id: "coolingAll", label: "시스템 에어컨", note: { 84: "4대" }, price: { 84: 560 } },
  { id: "entranceDoor", label: "현관 중문", price: 150 },
];
