import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { agreement } from "../../../client/copy/agreement.ts";
import { consent, consentTexts } from "../../../client/copy/consent.ts";
import type { LeadForm } from "../../../client/shared/lead.ts";
import type { Registration } from "../../../client/shared/registration.ts";
import { type RegistrationForm, visitorFields } from "../../../client/shared/registrationFields.ts";
import type { Row } from "../../database/tables.ts";
import { planReminder, type TextKind } from "../text/textMessage.ts";
import { bookVisit, type OpenSlot, VisitRefused } from "../visit/visit.ts";
import { columnsOf, visitorValues } from "./visitorColumns.ts";

/** Ten minutes: equal posts without a key within this window count as one visitor's double click. */
const keylessWindow = 10 * 60_000;

/** The hash of a consent text. */
export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** The hash of a form's consent text. */
export const consentHash = (form: RegistrationForm) => sha256(consentTexts[form]);

/** Fields that are in the fingerprint even when empty, as in the fingerprints already stored. */
const alwaysInFingerprint = new Set(["email", "form", "marketing", "message", "name", "phone", "visitDate"]);

/**
 * Identifies a registration across retries, which may come from another form or reach another version of the
 * application: fields added later count only when set.
 */
function fingerprint({ key: _, touches: __, ...fields }: Registration): string {
  const included = Object.entries(fields).filter(([name, value]) => alwaysInFingerprint.has(name) || isSet(value));
  return sha256(JSON.stringify(Object.fromEntries(included.sort(([a], [b]) => (a < b ? -1 : 1)))));
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== "" && value !== false;

interface Options {
  /** Whether to relay it to the form service. */
  relayed: boolean;
  /** The texts to send for it. */
  texts: readonly TextKind[];
  /** Whether it looks like a program's: then nothing leaves the house before the office has seen it. */
  suspected?: boolean;
  /** The visit booked with it. */
  slot?: OpenSlot;
  now: Date;
}

export type Stored =
  | { outcome: "stored" | "replayed"; id: string }
  /** The key belongs to another registration. */
  | { outcome: "conflict" }
  /** The visit can't be booked; nothing was stored. */
  | { outcome: "full" }
  | { outcome: "enough" };

/**
 * Stores a registration once per key, in one transaction with its consent record, its booking, its texts and their
 * jobs.
 */
export async function storeRegistration(db: Knex, registration: Registration, options: Options): Promise<Stored> {
  const print = fingerprint(registration);
  const key = keyOf(registration, print, options.now);
  const { slot } = options;
  try {
    const id = slot
      ? await db.transaction(async (transaction) => {
          const stored = await insert(transaction, { ...registration, key }, print, options);
          const refusal = stored && (await bookVisit(transaction, stored, slot, options.now));
          if (refusal) throw new VisitRefused(refusal);
          if (stored && slot.remindAt && options.texts.length > 0)
            await planReminder(transaction, stored, slot.remindAt);
          return stored;
        })
      : await insert(db, { ...registration, key }, print, options);
    if (id) return { outcome: "stored", id };
  } catch (error) {
    if (error instanceof VisitRefused) return { outcome: error.refusal };
    throw error;
  }
  const id = await findByKey(db, key, print);
  return id ? { outcome: "replayed", id } : { outcome: "conflict" };
}

/**
 * @returns the id under which this registration is already stored: a retry gets the first answer, whatever became of
 * the slot
 */
export async function findReplayed(db: Knex, registration: Registration, now: Date): Promise<string | undefined> {
  const print = fingerprint(registration);
  return findByKey(db, keyOf(registration, print, now), print);
}

const keyOf = ({ key }: Registration, print: string, now: Date) =>
  key || `keyless-${Math.floor(now.getTime() / keylessWindow)}-${print}`;

async function findByKey(db: Knex, key: string, fingerprint: string): Promise<string | undefined> {
  return (await db("registrations").where({ key, fingerprint }).first("id"))?.id;
}

/**
 * One statement, so that a registration takes one round trip and one commit.
 * @returns its id, or undefined when the key is taken
 */
async function insert(
  db: Knex,
  { touches, ...registration }: Registration,
  print: string,
  { relayed, texts, suspected = false, now }: Options,
): Promise<string | undefined> {
  const { rows } = await db.raw<QueryResult<{ id: string }>>(
    `WITH stored AS (
       INSERT INTO registrations (key, fingerprint, form, ${columnsOf(visitorFields)},
         consent_version, consent_hash, marketing_consent, first_touch, last_touch, created_at, status, alerted)
       VALUES (:key, :print, :form, ${visitorFields.map((field) => `:${field}`).join(", ")},
         :version, :hash, :marketing, :first, :last, :now, :status, :suspected)
       ON CONFLICT (key) DO NOTHING RETURNING id
     ), wording AS (
       INSERT INTO consent_texts (hash, version, text) VALUES (:hash, :version, :wording) ON CONFLICT DO NOTHING
     ), recorded AS (
       INSERT INTO consent_events (registration_id, at, kind, version, hash, marketing, channel)
       SELECT id, :now, :kind, :version, :hash, :marketing, 'form' FROM stored
     ), planned AS (
       INSERT INTO texts (registration_id, kind, created_at)
       SELECT id, kind, :now FROM stored, unnest(cast(:texts AS text[])) AS kind
     )
     SELECT id,
       CASE WHEN :relayed THEN (graphile_worker.add_job('relayRegistration', json_build_object('id', id::text),
         max_attempts => 25, job_key => 'relay:' || id)).id END,
       CASE WHEN :texted THEN (graphile_worker.add_job('sendTexts', json_build_object('id', id::text),
         max_attempts => 25, job_key => 'texts:' || id)).id END
     FROM stored`,
    {
      ...registration,
      print,
      // Without a consent checkbox only the notice is recorded.
      kind: agreement.required ? "agreed" : "notified",
      version: consent.version,
      hash: consentHash(registration.form),
      wording: consentTexts[registration.form],
      // As JSON text: knex rejects objects with undefined properties, which attributions may have.
      first: JSON.stringify(touches.first ?? {}),
      last: JSON.stringify(touches.last ?? {}),
      now,
      texts: [...texts],
      relayed: relayed && !suspected,
      texted: texts.length > 0 && !suspected,
      suspected,
      status: suspected ? "suspected" : "new",
    },
  );
  return rows[0]?.id;
}

export interface StoredRegistration extends Omit<Registration, "touches" | "agreed" | "form"> {
  id: string;
  form: LeadForm;
  relayState: Row<"registrations">["relay_state"];
  /** The phone's digits, in national form. */
  phoneDigits: string;
  consentVersion: string;
  createdAt: Date;
}

/** A registration made with a form, which the form service accepts. */
export interface CollectedRegistration extends Omit<StoredRegistration, "form"> {
  form: RegistrationForm;
}

export async function findRegistration(db: Knex, id: string): Promise<StoredRegistration | undefined> {
  const row = await db("registrations").where({ id }).first();
  if (!row) return undefined;
  return {
    id,
    form: row.form,
    key: row.key,
    ...visitorValues(row, visitorFields),
    marketing: row.marketing_consent,
    relayState: row.relay_state,
    phoneDigits: row.phone_digits,
    consentVersion: row.consent_version,
    createdAt: row.created_at,
  };
}
