import type { Knex } from "knex";
import { togetherConsent, togetherConsentText } from "../../../client/copy/togetherConsent.ts";
import { sha256 } from "../lead/registration.ts";

/**
 * Keeps from now on which homes are looked at in a room, with the lead that it was opened for, and records the consent.
 * Agreeing again records nothing.
 */
export async function keepShownHomes(db: Knex, room: string): Promise<void> {
  await db.raw(
    `WITH agreed AS (
       UPDATE rooms SET agreed_at = now() WHERE id = :room AND agreed_at IS NULL AND registration_id IS NOT NULL
       RETURNING registration_id
     ), wording AS (
       INSERT INTO consent_texts (hash, version, text) SELECT :hash, :version, :text FROM agreed ON CONFLICT DO NOTHING
     )
     INSERT INTO consent_events (registration_id, kind, version, hash, marketing, channel)
     SELECT registration_id, 'shown_given', :version, :hash, marketing_consent, 'room'
     FROM agreed JOIN registrations ON registrations.id = registration_id`,
    { room, version: togetherConsent.version, text: togetherConsentText, hash: sha256(togetherConsentText) },
  );
}

/** @returns the homes that leads looked at together with the office, latest first */
export async function listShownHomes(db: Knex, leads: readonly string[]) {
  const rows = await db("shown_homes").whereIn("registration_id", leads).orderBy("shown_at", "desc");
  return rows.map(({ home, minute, shown_at }) => ({ home, minute, at: shown_at.toISOString() }));
}

/** Deletes them, as a visitor may ask for at any time, and keeps no more from rooms that are open. */
export async function forgetShownHomes(db: Knex, lead: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction("rooms").where({ registration_id: lead }).update({ agreed_at: null });
    await transaction("shown_homes").where({ registration_id: lead }).delete();
  });
}
