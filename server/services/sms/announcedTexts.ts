import type { Knex } from "knex";
import type { AnnouncedText } from "../../../client/shared/announcedTexts.ts";
import type { Config } from "../../config/config.ts";
import { saleNow } from "../../models/home/ledger.ts";
import { findRegistration } from "../../models/lead/registration.ts";
import { remainingTexts, textedNumber } from "../../models/text/textedNumber.ts";
import { plannedTexts } from "../../models/text/textMessage.ts";
import { dayHoursFrom } from "./sendingHours.ts";
import { textObstacle } from "./textObstacle.ts";

interface Dependencies {
  db: Knex;
  config: Pick<Config, "textService" | "optOut">;
  sessionSecret: string;
  now: Date;
}

/** @returns the texts that will follow a registration, as far as is known; without a text service none are announced */
export async function announcedTexts(
  { db, config: { textService, optOut }, sessionSecret, now }: Dependencies,
  id: string,
): Promise<AnnouncedText[]> {
  if (!textService) return [];
  const [registration, planned] = await Promise.all([findRegistration(db, id), plannedTexts(db, id)]);
  if (!registration) return [];
  const left = await remainingTexts(db, { id, number: textedNumber(sessionSecret, registration.phoneDigits), now });
  // Queued ones are already subtracted: the last ones are over the limit.
  const withinLimit = left < 0 ? planned.slice(0, left) : planned;
  const hasOptOut = optOut !== undefined;
  const sale = await saleNow(db, now);
  const later = dayHoursFrom(now) > now;
  return withinLimit
    .filter(({ kind }) => !textObstacle({ ...registration, kind, hasOptOut, visit: undefined, room: undefined, sale }))
    .map(({ kind }) => (kind === "news" && later ? "newsLater" : kind));
}
