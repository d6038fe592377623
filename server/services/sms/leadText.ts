import { listsHomes } from "../../../client/complex/sale/saleStage.ts";
import { homesPath } from "../../../client/shared/homePaths.ts";
import type { Sale } from "../../../client/shared/sale/sale.ts";
import { seoulTime } from "../../../client/shared/seoulTime.ts";
import type { StoredRegistration } from "../../models/lead/registration.ts";
import type { PendingText } from "../../models/text/textMessage.ts";
import { maskedLinkPath } from "../signing/signedLinks.ts";
import { absenceText, newsText, reminderText, type TextMessage, togetherText, visitText } from "./compose.ts";
import { dayHoursFrom, reminderTime } from "./sendingHours.ts";

export interface TextSettings {
  /** The toll-free number that advertising must name. */
  optOut: string | undefined;
  publicUrl: string;
}

/** What determines when a text is sent. */
type TextTiming = Pick<PendingText, "kind" | "byHand" | "sendAfter">;

/**
 * @param path of the registration's own page, or of the room for an invitation to one; without it, the text as stored, shown and tested, which opens nothing
 * @returns a registration's text, equally long with either path
 */
export function leadText(
  { optOut = "", publicUrl, sale }: TextSettings & { sale: Sale },
  { id, marketing, createdAt }: Pick<StoredRegistration, "id" | "marketing" | "createdAt">,
  kind: PendingText["kind"],
  visit: Date | undefined,
  path: string = maskedLinkPath(id),
): TextMessage {
  const link = publicUrl + path;
  const homes = listsHomes(sale) ? publicUrl + homesPath : undefined;
  if (kind === "news") return newsText({ optOut, link, homes });
  if (kind === "absence") return absenceText();
  if (kind === "together") return togetherText({ link });
  if (kind === "reminder" && visit) return reminderText({ visit: seoulTime(visit), link });
  return visitText({
    visit: visit && seoulTime(visit),
    agreedAt: marketing ? createdAt : undefined,
    homes,
    link,
  });
}

/** @returns when a text may be sent: confirmations at once, all others by day, those sent by hand without waiting for theirs */
export function allowedFrom({ kind, byHand, sendAfter }: TextTiming, visit: Date | undefined, now: Date): Date {
  if (byHand) return dayHoursFrom(sendAfter > now ? sendAfter : now);
  if (kind === "visit") return now;
  const planned = kind === "reminder" && visit ? reminderTime(visit) : now;
  return dayHoursFrom(planned > now ? planned : now);
}
