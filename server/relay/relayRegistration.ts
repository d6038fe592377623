import type { Knex } from "knex";
import type { Logger } from "pino";
import { findRegistration } from "../models/registration.ts";
import { countAttempts, recordAttempt } from "../models/relayHistory.ts";
import type { FormService } from "./formService.ts";
import { attemptLimit, retryDelay } from "./retryDelay.ts";

/**
 * One attempt to hand a registration to the form-collection service, with its entry in the history. What fails is tried
 * again later in a job of its own, so that one registration that nobody takes delays no other.
 * @throws when the database fails: the queue tries again then
 */
export async function relayRegistration(
  { db, service, log }: { db: Knex; service: FormService | undefined; log: Logger },
  id: string,
): Promise<void> {
  const registration = await findRegistration(db, id);
  if (!registration || registration.relayState === "relayed" || !service) return;
  const started = performance.now();
  const delivery = await service.deliver(registration);
  const duration = Math.round(performance.now() - started);
  const attempt = { service: service.name, status: delivery.status, reason: delivery.reason, duration };
  if (delivery.ok) {
    await recordAttempt(db, id, { ...attempt, outcome: "relayed", providerId: delivery.providerId, wait: undefined });
    log.info({ registration: id, duration }, "registration relayed");
    return;
  }
  const attempts = (await countAttempts(db, id)) + 1;
  const again = delivery.retryable && attempts < attemptLimit;
  await recordAttempt(db, id, {
    ...attempt,
    outcome: again ? "retrying" : "given_up",
    providerId: undefined,
    wait: again ? retryDelay(attempts, delivery.retryAfter) : undefined,
  });
  log[again ? "warn" : "error"](
    { registration: id, attempts, reason: delivery.reason },
    again ? "registration not relayed yet" : "relaying a registration was given up",
  );
}
