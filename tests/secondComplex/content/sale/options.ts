import type { unitTypes } from "../unitTypes.ts";

type OptionPrices = number | Record<(typeof unitTypes)[number]["exclusive"], number>;

export interface HomeOption {
  id: string;
  label: string;
  note?: string | Record<(typeof unitTypes)[number]["exclusive"], string>;
  price: OptionPrices;
  group?: string;
}

export const homeOptions: readonly HomeOption[] | undefined = [
  { id: "coolingAll", label: "시스템 에어컨", note: { 75: "4대" }, price: { 75: 560 } },
  { id: "entranceDoor", label: "현관 중문", price: 150 },
];
