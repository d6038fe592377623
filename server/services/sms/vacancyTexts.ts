import type { Knex } from "knex";
import { isVacant } from "../../../client/complex/homes/wishes.ts";
import { readLedger } from "../../models/home/ledger.ts";
import {
  findVacancyText,
  findWaitlistRequest,
  listWaiting,
  planVacancies,
  planVacancyText,
  queueVacancyTexts,
  waitAgain,
} from "../../models/home/waitlist.ts";
import { countText, textedNumber } from "../../models/text/textedNumber.ts";
import { changeText } from "../../models/text/textMessage.ts";
import { maskedWaitlistLink, waitlistLink } from "../signing/signedLinks.ts";
import { vacancyText } from "./compose.ts";
import { type Delivery, deliverText } from "./deliverText.ts";
import { dayHoursFrom } from "./sendingHours.ts";

const day = 24 * 3_600_000;

/**
 * Queues the texts of those who wait for what is free now. At night nothing is queued: what is free in the morning may be
 * something else.
 * @throws when the database fails; the queue then retries
 */
export async function findVacancies({ db, now }: { db: Knex; now(): Date }): Promise<void> {
  const requests = await listWaiting(db);
  if (requests.length === 0) return;
  const allowed = dayHoursFrom(now());
  if (allowed > now()) return planVacancies(db, allowed);
  const { ledger } = await readLedger(db);
  const answered = requests.filter((request) => isVacant(ledger, request));
  await queueVacancyTexts(
    db,
    answered.map(({ id }) => id),
  );
}

interface VacancyOptions extends Delivery {
  /** Signs the link in the text, and keys the number that is counted. */
  sessionSecret: string;
  publicUrl: string;
}

/**
 * Sends the text of a request, unless it was ended, or what it would say is no longer true: then the request waits again.
 * @throws when the database fails; the queue then retries
 */
export async function sendVacancyText(options: VacancyOptions, id: string): Promise<void> {
  const { db, now, sessionSecret, publicUrl } = options;
  const [request, text] = await Promise.all([findWaitlistRequest(db, id), findVacancyText(db, id)]);
  if (!request || !text || request.phone_digits === "") return;
  const allowed = dayHoursFrom(now());
  if (allowed > now()) return planVacancyText(db, id, allowed);
  const { ledger } = await readLedger(db);
  if (!isVacant(ledger, request)) {
    // Once the service has it, only the service knows whether it was sent.
    if (text.state === "sending") await changeText(db, text.id, { state: "unknown", reason: "taken" });
    return waitAgain(db, text.id);
  }
  if (!(await countText(db, text.id, textedNumber(sessionSecret, request.phone_digits), now()))) {
    await waitAgain(db, text.id);
    return planVacancies(db, new Date(now().getTime() + day));
  }
  const message = (link: string) => vacancyText({ wish: request, publicUrl, link });
  const { attempts, provider_id } = text;
  const again = await deliverText(
    options,
    { id: text.id, kind: "vacancy", attempts, providerId: provider_id ?? undefined },
    {
      to: request.phone_digits,
      sent: message(waitlistLink(sessionSecret, id)),
      stored: message(maskedWaitlistLink(id)),
      mayRelease: async () => (await findWaitlistRequest(db, id)) !== undefined,
    },
  );
  if (again) await planVacancyText(db, id, again);
}
