import type { Lead } from "../../shared/lead.ts";
import { seoulDay } from "../../shared/seoulTime.ts";

/** @returns whether the lead has a callback by the end of the day (YYYY-MM-DD) */
export const callsBy = (day: string, { callbackAt }: Lead) =>
  callbackAt !== null && seoulDay(new Date(callbackAt)) <= day;

/** @returns the callbacks of leads that aren't on the day's page already: a visitor's callback is beside the visit */
export function otherCallbacks({
  visits,
  walkins,
  callbacks,
}: Record<"visits" | "walkins" | "callbacks", readonly Lead[]>): Lead[] {
  const visitors = new Set([...visits, ...walkins].map(({ id }) => id));
  return callbacks.filter(({ id }) => !visitors.has(id));
}
