import type { Knex } from "knex";
import type { AnnouncedText } from "../../../client/contract/announcedTexts.ts";
import type { Config } from "../../config.ts";
import { findRegistration } from "../../models/registration.ts";
import { textedNumber, textsLeft } from "../../models/textedNumber.ts";
import { plannedTexts } from "../../models/textMessage.ts";
import { dayHoursFrom } from "./sendingHours.ts";
import { textObstacle } from "./textObstacle.ts";

interface Surroundings {
  db: Knex;
  config: Pick<Config, "textService" | "optOut">;
  sessionSecret: string;
  now: Date;
}

/** @returns the texts that will follow a registration, as far as is known; without a text service none are announced */
export async function announcedTexts(
  { db, config: { textService, optOut }, sessionSecret, now }: Surroundings,
  id: string,
): Promise<AnnouncedText[]> {
  if (!textService) return [];
  const [registration, planned] = await Promise.all([findRegistration(db, id), plannedTexts(db, id)]);
  if (!registration) return [];
  const left = await textsLeft(db, { id, number: textedNumber(sessionSecret, registration.phoneDigits), now });
  // Queued ones are already subtracted: the last ones are over the limit.
  const promised = left < 0 ? planned.slice(0, left) : planned;
  const hasOptOut = optOut !== undefined;
  const later = dayHoursFrom(now) > now;
  return promised
    .filter(({ kind }) => !textObstacle({ ...registration, kind, hasOptOut, now }))
    .map(({ kind }) => (kind === "news" && later ? "newsLater" : kind));
}
