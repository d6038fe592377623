import type { Knex } from "knex";
import { findSentText, planTextResult, recordDelivery } from "../../models/text/textDelivery.ts";
import type { TextService } from "./textService.ts";

const minute = 60_000;
/** Milliseconds after which a text's result isn't checked any more: carriers try for a day. */
const maxAge = 24 * 60 * minute;

interface Dependencies {
  db: Knex;
  service: TextService | undefined;
  now(): Date;
}

/**
 * Checks a text's delivery, at growing intervals for up to a day.
 * @throws when the database fails; the queue then retries
 */
export async function findTextResult({ db, service, now }: Dependencies, textId: string): Promise<void> {
  const text = await findSentText(db, textId);
  if (!service || !text) return;
  const result = await service.result(text.providerId);
  if (result.ok && result.value !== "pending") {
    await recordDelivery(db, textId, result.value);
    return;
  }
  const age = now().getTime() - text.sentAt.getTime();
  if (age >= maxAge || (!result.ok && !result.retryable)) return;
  await planTextResult(db, textId, new Date(now().getTime() + Math.max(age, 2 * minute)));
}
