import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { consent, consentTexts } from "../../../client/copy/consent.ts";
import type { Row } from "../../database/tables.ts";
import { consentHash } from "./registration.ts";

type ConsentEvent = Pick<Row<"consent_events">, "at" | "kind" | "version" | "marketing" | "channel">;

/** The notices and consents of a registration, oldest first. */
export function consentEvents(db: Knex, registrationId: string): Promise<ConsentEvent[]> {
  return db("consent_events")
    .where({ registration_id: registrationId })
    .orderBy("id")
    .select("at", "kind", "version", "marketing", "channel");
}

/** @returns the consent text of a registration, as it was shown */
export async function consentWording(db: Knex, registrationId: string): Promise<string> {
  const row = await db("registrations")
    .join("consent_texts", "consent_texts.hash", "registrations.consent_hash")
    .where("registrations.id", registrationId)
    .first("consent_texts.text");
  return row?.text ?? "";
}

/**
 * Changes the marketing consent and records the change. Consenting again records nothing; every refusal is recorded, because
 * it also ends what was, or is being, agreed to elsewhere. Queued advertising checks the consent before it is sent.
 * @param change `by` is the e-mail of the account that recorded it for the office
 * @returns the recorded event and whether the choice is another since, or undefined when nothing was recorded
 */
export async function changeMarketing(
  db: Knex,
  registrationId: string,
  { marketing, channel, by }: { marketing: boolean; channel: "link" | "office"; by?: string },
): Promise<{ event: string; changed: boolean } | undefined> {
  const { rows } = await db.raw<QueryResult<{ event: string; changed: boolean }>>(
    `WITH before AS (
       SELECT id, marketing_consent <> :marketing AS changed FROM registrations
       WHERE id = :registrationId AND (marketing_consent <> :marketing OR NOT :marketing) FOR UPDATE
     ), changed AS (
       UPDATE registrations SET marketing_consent = :marketing FROM before WHERE registrations.id = before.id AND changed
     ), wording AS (
       INSERT INTO consent_texts (hash, version, text) VALUES (:hash, :version, :wording) ON CONFLICT DO NOTHING
     )
     INSERT INTO consent_events (registration_id, kind, version, hash, marketing, channel, told_by)
     SELECT id, :kind, :version, :hash, :marketing, :channel, :by FROM before
     RETURNING id AS event, (SELECT changed FROM before) AS changed`,
    {
      registrationId,
      marketing,
      channel,
      by: by ?? null,
      kind: marketing ? "marketing_given" : "marketing_withdrawn",
      version: consent.version,
      // The text about advertising is the same in every form.
      hash: consentHash("customer"),
      wording: consentTexts.customer,
    },
  );
  return rows[0];
}

/** @returns the id of a registration's newest notice or consent */
export async function lastConsentEvent(db: Knex, registrationId: string): Promise<string | undefined> {
  return (await db("consent_events").where({ registration_id: registrationId }).orderBy("id", "desc").first("id"))?.id;
}
