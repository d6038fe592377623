import { bandOf } from "../../complex/homes/prices.ts";
import { placedHome } from "../../complex/homes/saleHomes.ts";
import { paymentQuery, readPaymentChoice } from "../../complex/sale/paymentPlan.ts";
import { payment } from "../../content/sale/payment.ts";
import { lookedAt, mostSeen, type RoomState } from "../../shared/together.ts";

/** Hours as people say them: 오후 6시 30분. */
export function spokenHour(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${hours < 12 ? "오전" : "오후"} ${hours % 12 || 12}시${minutes ? ` ${minutes}분` : ""}`;
}

/** @returns the calculator's inputs for a home */
function paymentFor(key: string): string {
  const home = placedHome(key);
  if (!home) return "";
  const band = bandOf(home.floor)?.id;
  return paymentQuery({ type: home.type, band, extended: false, options: [], rate: payment.loan.exampleRate });
}

/** @returns the calculator's inputs in its form */
export function paymentIn(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return paymentQuery(readPaymentChoice(new URLSearchParams(entries)));
}

/** @returns the state after a change: another home has other payments and no zoom, and what is looked at counts as seen */
export function changed(state: RoomState, change: Partial<RoomState>): RoomState {
  const next = { ...state, ...change };
  if (next.home !== state.home) Object.assign(next, { payment: paymentFor(next.home), zoom: null });
  if (next.view !== state.view || next.home !== state.home) Object.assign(next, { finger: null, camera: null });
  if (!lookedAt(next)) return next;
  const others = next.seen.filter((each) => !each.startsWith(`${next.home}@`));
  return { ...next, seen: [...others, `${next.home}@${next.minute}`].slice(-mostSeen) };
}
