import { hash } from "node:crypto";
import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { agreement } from "../../../client/copy/agreement.ts";
import { consent, consentTexts } from "../../../client/copy/consent.ts";
import type { OfficeForm } from "../../../client/shared/lead.ts";
import type { Registration } from "../../../client/shared/registration.ts";
import { visitorFields } from "../../../client/shared/registrationFields.ts";
import type { SignedInAccount } from "../account/password.ts";
import { writeDeskLog } from "../deskLog.ts";
import { consentHash } from "./registration.ts";
import { columnsOf } from "./visitorColumns.ts";

/** A caller or walk-in visitor, as entered by the office. */
export interface LeadEntry extends Omit<Registration, "form" | "touches" | "agreed"> {
  form: OfficeForm;
  /** The id of its assignee. */
  assignee: string | null;
}

/**
 * The form's key, and what was entered with it: a repeated entry is the same lead, a corrected one is another. The answer
 * to the first may have been lost, and what was corrected then must not be.
 */
const keyOf = ({ key, ...entry }: LeadEntry) =>
  `office-${key}-${hash("sha256", JSON.stringify(Object.entries(entry).sort()), "base64url")}`;

/**
 * Stores a lead entered by the office, once, with the privacy notice that was read out and by whom. A walk-in visitor
 * counts as visited.
 * @returns its id
 */
export async function enterLead(db: Knex, by: SignedInAccount, entered: LeadEntry): Promise<string> {
  const key = keyOf(entered);
  const { assignee, key: _, ...entry } = entered;
  return db.transaction(async (transaction) => {
    const walkin = entry.form === "walkin";
    const { rows } = await transaction.raw<QueryResult<{ id: string }>>(
      `WITH stored AS (
         INSERT INTO registrations (key, fingerprint, form, ${columnsOf(visitorFields)}, consent_version, consent_hash,
           marketing_consent, last_touch, alerted, status, visited_at, assignee_id)
         VALUES (:key, '', :form, ${visitorFields.map((field) => `:${field}`).join(", ")}, :version, :hash,
           :marketing, :touch, true, :status, CASE WHEN :walkin THEN now() END, :assignee)
         ON CONFLICT (key) DO NOTHING RETURNING id
       ), wording AS (
         INSERT INTO consent_texts (hash, version, text) VALUES (:hash, :version, :wording) ON CONFLICT DO NOTHING
       )
       INSERT INTO consent_events (registration_id, kind, version, hash, marketing, channel, told_by)
       SELECT id, :kind, :version, :hash, :marketing, 'office', :by FROM stored RETURNING registration_id AS id`,
      {
        ...entry,
        key,
        version: consent.version,
        hash: consentHash("customer"),
        wording: consentTexts.customer,
        touch: JSON.stringify({ source: entry.form }),
        status: walkin ? "visited" : "contacted",
        walkin,
        assignee,
        kind: agreement.required ? "agreed" : "notified",
        by: by.email,
      },
    );
    const [stored] = rows;
    if (stored) {
      await writeDeskLog(transaction, { administrator: by.email, action: "entry", leadId: stored.id });
      return stored.id;
    }
    const before = await transaction("registrations").where({ key }).first("id");
    return before?.id ?? "";
  });
}
