import { remainingUnitsOffered, saleStage } from "../../../client/contract/sale/saleStage.ts";
import type { TextKind } from "../../models/textMessage.ts";

/** Korean mobile numbers, the only ones that take texts. */
const mobile = /^01[016789]\d{7,8}$/;

export type TextObstacle =
  | "noMobile"
  | "noConsent"
  | "noOptOut"
  | "noRemainingUnits"
  | "numberLimit"
  | "noVisit"
  | "late";

interface Text {
  kind: TextKind;
  phoneDigits: string;
  marketing: boolean;
  /** Whether there is the free number that advertising must name. */
  hasOptOut: boolean;
  now: Date;
}

/** @returns why a text may not be sent at all, whatever its number has got before */
export function textObstacle({ kind, phoneDigits, marketing, hasOptOut, now }: Text): TextObstacle | undefined {
  if (!mobile.test(phoneDigits)) return "noMobile";
  if (kind === "reminder") return undefined;
  if (kind !== "news") return saleStage(now) === "soldOut" ? "noRemainingUnits" : undefined;
  if (!marketing) return "noConsent";
  if (!hasOptOut) return "noOptOut";
  return remainingUnitsOffered(now) ? undefined : "noRemainingUnits";
}
