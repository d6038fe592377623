import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import type { HomeOption } from "../../shared/sale/saleContent.ts";

/** @returns the contents and price of an option in homes of a type */
export function optionFor({ note, price }: HomeOption, type: UnitLabel): { note?: string; price: number } {
  const size = unitTypes.find(({ label }) => label === type)?.exclusive ?? unitTypes[0].exclusive;
  const ownNote = typeof note === "object" ? note[size] : note;
  return { ...(ownNote && { note: ownNote }), price: typeof price === "object" ? price[size] : price };
}
