import type { Knex } from "knex";
import type { Logger } from "pino";
import { looksLikeSlot } from "../../client/complex/sale/visitSlots.ts";
import { isOfficeForm } from "../../client/shared/lead.ts";
import { findRegistration, type StoredRegistration } from "../models/lead/registration.ts";
import { countAttempts, recordAttempt, startAttempt } from "../models/relay/relayHistory.ts";
import { recordLateCopy } from "../models/relay/serviceCopy.ts";
import { visitOf } from "../models/visit/visit.ts";
import type { FormService } from "../services/forms/formService.ts";
import { attemptLimit, retryDelay } from "../services/retryDelay.ts";

/**
 * One attempt to relay a registration to the form service, recorded in its history. A failure is retried in a job of
 * its own, so that one rejected registration delays no other.
 * @throws when the database fails; the queue then retries
 */
export async function relayRegistration(
  { db, service, log }: { db: Knex; service: FormService | undefined; log: Logger },
  id: string,
): Promise<void> {
  const registration = await findRegistration(db, id);
  if (!registration || registration.relayState === "relayed" || !service) return;
  const { form } = registration;
  // The service collects the forms of the site, not what the office enters.
  if (isOfficeForm(form)) return;
  const visitDate = await currentVisitDate(db, registration);
  if (!(await startAttempt(db, id, service.name))) return;
  const started = performance.now();
  const delivery = await service.deliver({ ...registration, form, visitDate });
  const duration = Math.round(performance.now() - started);
  const attempt = { service: service.name, status: delivery.status, reason: delivery.reason, duration };
  if (delivery.ok) {
    const { providerId } = delivery;
    const recorded = await recordAttempt(db, id, { ...attempt, outcome: "relayed", providerId, wait: undefined });
    if (!recorded) await recordLateCopy(db, id, { service: service.name, providerId, key: registration.key });
    log.info({ registration: id, duration }, "registration relayed");
    return;
  }
  const attempts = (await countAttempts(db, id)) + 1;
  const again = delivery.retryable && attempts < attemptLimit;
  const recorded = await recordAttempt(db, id, {
    ...attempt,
    outcome: again ? "retrying" : "given_up",
    providerId: undefined,
    wait: again ? retryDelay(attempts, delivery.retryAfter) : undefined,
  });
  // A service that gave no answer may have accepted it.
  if (!recorded && delivery.retryable)
    await recordLateCopy(db, id, { service: service.name, providerId: undefined, key: registration.key });
  log[again ? "warn" : "error"](
    { registration: id, attempts, reason: delivery.reason },
    again ? "registration not relayed yet" : "registration given up: not relayed",
  );
}

/** @returns the visit date as entered, unless it was a booking that has been cancelled since */
async function currentVisitDate(db: Knex, { id, form, visitDate }: StoredRegistration): Promise<string> {
  const booked = form === "customer" && looksLikeSlot(visitDate);
  return booked && !(await visitOf(db, id)) ? "" : visitDate;
}
