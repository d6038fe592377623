import { type Choices, chosenIn } from "../shared/choices.ts";
import { clockOf, hourOf } from "../shared/modelHours.ts";
import { homeKeys } from "./plans/homeKeys.ts";

/** What the address of the model selects beside the hour: a home, or the distances. */
export const modelChoices = [
  { name: "home", values: homeKeys },
  { name: "show", values: ["distances"] },
] as const satisfies readonly Choices[];

/** @returns the canonical query of the model with a home and an hour, with its question mark; empty for neither */
export function modelQuery(search: string): string {
  const chosen = chosenIn(modelChoices, search);
  const hour = hourOf(new URLSearchParams(search).get("hour"));
  const parts = [chosen && `${chosen.name}=${chosen.value}`, hour !== undefined && `hour=${clockOf(hour)}`];
  return parts.some(Boolean) ? `?${parts.filter(Boolean).join("&")}` : "";
}
