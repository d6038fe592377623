import { remainingUnitsOffered, saleStage } from "../../../client/complex/sale/saleStage.ts";
import { mobileDigits } from "../../../client/shared/mobilePhone.ts";
import type { Sale } from "../../../client/shared/sale/sale.ts";
import type { TextKind } from "../../models/text/textMessage.ts";

export type TextObstacle = "noMobile" | "noConsent" | "noOptOut" | "noRemainingUnits" | "noVisit" | "late" | "noRoom";

interface Text {
  kind: TextKind;
  phoneDigits: string;
  marketing: boolean;
  /** Whether the toll-free number required for advertising is configured. */
  hasOptOut: boolean;
  /** The time of the booked visit; only a reminder depends on it. */
  visit: Date | undefined;
  /** The open room; only an invitation to it depends on it. */
  room: string | undefined;
  sale: Sale;
}

/** @returns why a text may not be sent, whatever its number has received or refused before */
export function textObstacle({
  kind,
  phoneDigits,
  marketing,
  hasOptOut,
  visit,
  room,
  sale,
}: Text): TextObstacle | undefined {
  if (!mobileDigits.test(phoneDigits)) return "noMobile";
  if (kind === "reminder") {
    if (!visit) return "noVisit";
    return visit <= sale.now ? "late" : undefined;
  }
  if (kind === "together") return room ? undefined : "noRoom";
  if (kind !== "news") return saleStage(sale) === "soldOut" ? "noRemainingUnits" : undefined;
  if (!marketing) return "noConsent";
  if (!hasOptOut) return "noOptOut";
  return remainingUnitsOffered(sale) ? undefined : "noRemainingUnits";
}
