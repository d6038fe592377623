import type { Knex } from "knex";
import type { Logger } from "pino";
import type { Row } from "../../database/tables.ts";
import { planTextResult } from "../../models/text/textDelivery.ts";
import { changeText, type PendingText } from "../../models/text/textMessage.ts";
import { retryDelay } from "../retryDelay.ts";
import type { TextMessage } from "./compose.ts";
import type { TextService } from "./textService.ts";

/** Attempts after which a text is given up, some nine hours: later it would only confuse. */
const attemptLimit = 10;

/** Milliseconds until the first check of a text's delivery. */
const firstCheck = 2 * 60_000;

export interface Delivery {
  db: Knex;
  /** Undefined: texts are stored and not sent. */
  service: TextService | undefined;
  log: Logger;
  now(): Date;
}

interface Text extends Pick<PendingText, "id" | "attempts" | "providerId"> {
  kind: Row<"texts">["kind"];
}

interface Message {
  /** Digits of a mobile number. */
  to: string;
  sent: TextMessage;
  /** As stored, and shown to the office. */
  stored: TextMessage;
  /** Asked once more before the service sends it: consent may have been withdrawn while it was being prepared. */
  mayRelease(): Promise<boolean>;
}

/**
 * Sends a text that may be sent now, or goes on where an earlier attempt ended: it is sent once.
 * @returns when to try this text again; undefined when it is done
 */
export async function deliverText(
  { db, service, log, now }: Delivery,
  { kind, ...text }: Text,
  { to, sent: message, stored, mayRelease }: Message,
): Promise<Date | undefined> {
  const content = { body: stored.body, bytes: stored.bytes };
  if (!service) {
    await changeText(db, text.id, { state: "logged", ...content });
    log.info({ text: text.id, kind, bytes: message.bytes }, "text not sent: no service is configured");
    return undefined;
  }
  const attempts = text.attempts + 1;
  const { providerId } = text;
  const prepared = providerId ? { ok: true as const, value: providerId } : await service.prepare(to, message);
  // Stored before it is released, so that if the process dies here the next one continues with it instead of preparing
  // another.
  if (prepared.ok)
    await changeText(db, text.id, { state: "sending", providerId: prepared.value, attempts, ...content });
  // What isn't released is never sent.
  if (!(await mayRelease())) {
    await changeText(db, text.id, { state: "skipped", reason: "noConsent" });
    return undefined;
  }
  const released = prepared.ok ? await service.release(prepared.value, to, message) : prepared;
  if (released.ok) {
    await changeText(db, text.id, { state: "sent", attempts, reason: "" });
    await planTextResult(db, text.id, new Date(now().getTime() + firstCheck));
    log.info({ text: text.id, kind, bytes: message.bytes }, "text sent");
    return undefined;
  }
  const { reason } = released;
  if (released.retryable && attempts < attemptLimit) {
    await changeText(db, text.id, { state: prepared.ok ? "sending" : "waiting", attempts, reason });
    return new Date(now().getTime() + retryDelay(attempts));
  }
  const lost = prepared.ok && released.retryable;
  await changeText(db, text.id, { state: lost ? "unknown" : "failed", attempts, reason });
  log.error({ text: text.id, kind, attempts, reason }, "text given up");
  return undefined;
}
