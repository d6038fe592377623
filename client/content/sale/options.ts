import type { HomeOption } from "../../shared/sale/saleContent.ts";

/** Options with their prices; undefined until published. */
export const homeOptions: readonly HomeOption[] | undefined = [
  {
    id: "coolingMain",
    group: "시스템 에어컨",
    label: "시스템 에어컨, 거실과 침실 일부",
    note: { 84: "4대", 105: "5대", 119: "5대" },
    price: { 84: 620, 105: 790, 119: 790 },
  },
  {
    id: "coolingAll",
    group: "시스템 에어컨",
    label: "시스템 에어컨, 거실과 모든 방",
    note: { 84: "6대", 105: "7대", 119: "7대" },
    price: { 84: 870, 105: 1090, 119: 1090 },
  },
  { id: "entranceDoor", label: "현관 중문", price: 165 },
  { id: "stoneTop", label: "주방 상판 스톤", price: 340 },
  { id: "refrigerator", label: "빌트인 냉장고", price: 560 },
  { id: "dishwasher", label: "식기세척기", price: 145 },
  { id: "induction", label: "인덕션", price: 95 },
  { id: "bathroom", label: "욕실 고급형", price: 280 },
  { id: "lighting", label: "조명 패키지", price: 220 },
];
