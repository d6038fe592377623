import type { Knex } from "knex";
import type { Logger } from "pino";
import { seoulTime } from "../../../client/contract/sale/visitSlots.ts";
import { findRegistration, type StoredRegistration } from "../../models/registration.ts";
import { planTextResult } from "../../models/textDelivery.ts";
import { countText, textedNumber } from "../../models/textedNumber.ts";
import { changeText, type PendingText, pendingTexts, planTexts, type TextKind } from "../../models/textMessage.ts";
import { visitOf } from "../../models/visit.ts";
import { linkPath } from "../../signing/signedLinks.ts";
import { retryDelay } from "../retryDelay.ts";
import { newsText, reminderText, type TextMessage, visitText } from "./compose.ts";
import { dayHoursFrom, reminderTime } from "./sendingHours.ts";
import { type TextObstacle, textObstacle } from "./textObstacle.ts";
import type { TextService } from "./textService.ts";

/** Attempts after which a text is given up, some nine hours: later it would only confuse. */
const attemptLimit = 10;

/** Milliseconds until the first check of a text's delivery. */
const firstLook = 2 * 60_000;

export interface TextOptions {
  db: Knex;
  /** Undefined: texts are stored and not sent. */
  service: TextService | undefined;
  /** The toll-free number that advertising must name. */
  optOut: string | undefined;
  publicUrl: string;
  sessionSecret: string;
  log: Logger;
  now(): Date;
}

/**
 * Sends the registration's texts that are due, and schedules another run for the rest.
 * @throws when the database fails; the queue then retries
 */
export async function sendTexts(options: TextOptions, registrationId: string): Promise<void> {
  const registration = await findRegistration(options.db, registrationId);
  if (!registration) return;
  const waits: Date[] = [];
  for (const text of await pendingTexts(options.db, registrationId)) {
    const wait = await sendText(options, registration, text);
    if (wait) waits.push(wait);
  }
  const [soonest] = waits.sort((a, b) => a.getTime() - b.getTime());
  if (soonest) await planTexts(options.db, registrationId, soonest);
}

/** @returns when to try this text again; undefined when it is done */
async function sendText(
  options: TextOptions,
  registration: StoredRegistration,
  text: PendingText,
): Promise<Date | undefined> {
  const { db, service, log, now } = options;
  const skip = async (reason: TextObstacle) => {
    await changeText(db, text.id, { state: "skipped", reason });
    return undefined;
  };
  // Texts that are only stored need no opt-out number.
  const hasOptOut = !service || options.optOut !== undefined;
  const obstacle = textObstacle({ ...registration, kind: text.kind, hasOptOut, now: now() });
  if (obstacle) return skip(obstacle);
  const visit = text.kind === "news" ? undefined : await visitOf(db, registration.id);
  if (text.kind === "reminder") {
    if (!visit) return skip("noVisit");
    if (visit <= now()) return skip("late");
  }
  const allowed = allowedFrom(text.kind, visit, now());
  if (allowed > now()) {
    await changeText(db, text.id, { state: text.state, sendAfter: allowed });
    return allowed;
  }
  const number = textedNumber(options.sessionSecret, registration.phoneDigits);
  if (!(await countText(db, text.id, number, now()))) return skip("numberLimit");
  const message = compose(options, registration, text, visit);
  const kept = { body: message.body, bytes: message.bytes };
  if (!service) {
    await changeText(db, text.id, { state: "logged", ...kept });
    log.info({ text: text.id, kind: text.kind, bytes: message.bytes }, "text not sent: no service is configured");
    return undefined;
  }
  const attempts = text.attempts + 1;
  const { providerId } = text;
  const prepared = providerId
    ? { ok: true as const, value: providerId }
    : await service.prepare(registration.phoneDigits, message);
  // Stored before it is released, so that if the process dies here the next one continues with it instead of preparing
  // another.
  if (prepared.ok) await changeText(db, text.id, { state: "sending", providerId: prepared.value, attempts, ...kept });
  const released = prepared.ok ? await service.release(prepared.value) : prepared;
  if (released.ok) {
    await changeText(db, text.id, { state: "sent", attempts, reason: "" });
    await planTextResult(db, text.id, new Date(now().getTime() + firstLook));
    log.info({ text: text.id, kind: text.kind, bytes: message.bytes }, "text sent");
    return undefined;
  }
  const { reason } = released;
  if (released.retryable && attempts < attemptLimit) {
    await changeText(db, text.id, { state: prepared.ok ? "sending" : "waiting", attempts, reason });
    return new Date(now().getTime() + retryDelay(attempts));
  }
  const lost = prepared.ok && released.retryable;
  await changeText(db, text.id, { state: lost ? "unknown" : "failed", attempts, reason });
  log.error({ text: text.id, kind: text.kind, attempts, reason }, "text given up");
  return undefined;
}

/** @returns when a text may be sent: confirmations at once, all others by day */
function allowedFrom(kind: TextKind, visit: Date | undefined, now: Date): Date {
  if (kind === "visit") return now;
  const planned = kind === "reminder" && visit ? reminderTime(visit) : now;
  return dayHoursFrom(planned > now ? planned : now);
}

function compose(
  { optOut = "", publicUrl, sessionSecret }: TextOptions,
  { id, marketing, createdAt }: StoredRegistration,
  { kind }: PendingText,
  visit: Date | undefined,
): TextMessage {
  const link = publicUrl + linkPath(sessionSecret, id);
  if (kind === "news") return newsText({ optOut, link });
  if (kind === "reminder" && visit) return reminderText({ visit: seoulTime(visit), link });
  return visitText({
    visit: visit && seoulTime(visit),
    agreedAt: marketing ? createdAt : undefined,
    link,
  });
}
