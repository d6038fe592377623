import { seoulTime } from "../../../client/shared/seoulTime.ts";
import type { StoredRegistration } from "../../models/lead/registration.ts";
import type { PendingText } from "../../models/text/textMessage.ts";
import { linkPath } from "../signing/signedLinks.ts";
import { absenceText, newsText, reminderText, type TextMessage, visitText } from "./compose.ts";
import { dayHoursFrom, reminderTime } from "./sendingHours.ts";

export interface TextSettings {
  /** The toll-free number that advertising must name. */
  optOut: string | undefined;
  publicUrl: string;
  sessionSecret: string;
}

/** What determines a text's content and time. */
type TextTiming = Pick<PendingText, "kind" | "byHand" | "testNumber" | "sendAfter">;

/** As long as a real link, with an invalid signature. */
const testLink = (link: string) => link.replace(/(?<=\/\d+-)[\w-]+$/, (signature) => "x".repeat(signature.length));

/** @returns a registration's text; a test's link has an invalid signature, because it goes to another person */
export function leadText(
  { optOut = "", publicUrl, sessionSecret }: TextSettings,
  { id, marketing, createdAt }: Pick<StoredRegistration, "id" | "marketing" | "createdAt">,
  { kind, testNumber }: Pick<TextTiming, "kind" | "testNumber">,
  visit: Date | undefined,
): TextMessage {
  const own = publicUrl + linkPath(sessionSecret, id);
  const link = testNumber === undefined ? own : testLink(own);
  if (kind === "news") return newsText({ optOut, link });
  if (kind === "absence") return absenceText();
  if (kind === "reminder" && visit) return reminderText({ visit: seoulTime(visit), link });
  return visitText({
    visit: visit && seoulTime(visit),
    agreedAt: marketing ? createdAt : undefined,
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
