import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { Registration } from "../../client/components/registrationSchema.ts";
import { consent, consentText } from "../../client/content/consent.ts";

export type Stored = "stored" | "replayed" | "conflict";

/** Ten minutes: two posts without a key and with the same words within them are one visitor's double click. */
const keylessWindow = 10 * 60_000;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const consentHash = sha256(consentText);

/** Everything that makes two posts the same registration. */
function fingerprint({ key: _, ...fields }: Registration): string {
  return sha256(JSON.stringify(fields, Object.keys(fields).sort()));
}

/**
 * Stores a registration once for its key, and in the same transaction the job that relays it when there is a relay.
 * @returns "replayed" when the key holds this very registration already, "conflict" when it holds another.
 */
export async function storeRegistration(
  db: Knex,
  registration: Registration,
  options: { relayed: boolean; now: Date },
): Promise<Stored> {
  const print = fingerprint(registration);
  const key = registration.key || `keyless-${Math.floor(options.now.getTime() / keylessWindow)}-${print}`;
  return db.transaction(async (transaction) => {
    const [row] = await transaction("registrations")
      .insert({
        key,
        fingerprint: print,
        form: registration.form,
        name: registration.name,
        phone: registration.phone,
        message: registration.message,
        email: registration.email,
        visit_date: registration.visitDate,
        consent_version: consent.version,
        consent_hash: consentHash,
        marketing_consent: registration.marketing,
        created_at: options.now,
      })
      .onConflict("key")
      .ignore()
      .returning("id");
    if (!row) {
      const earlier = await transaction("registrations").where({ key }).first("fingerprint");
      return earlier?.fingerprint === print ? "replayed" : "conflict";
    }
    if (options.relayed) {
      await transaction.raw(
        "SELECT graphile_worker.add_job('relayRegistration', json_build_object('id', ?::text), max_attempts => 25)",
        [row.id],
      );
    }
    return "stored";
  });
}

/** Counts a filled trap for its day. */
export async function countHoneypot(db: Knex): Promise<void> {
  await db.raw(
    "INSERT INTO honeypot_hits VALUES (current_date, 1) ON CONFLICT (day) DO UPDATE SET hits = honeypot_hits.hits + 1",
  );
}

export interface StoredRegistration extends Registration {
  id: string;
  relayed: boolean;
}

export async function findRegistration(db: Knex, id: string): Promise<StoredRegistration | undefined> {
  const row = await db("registrations").where({ id }).first();
  if (!row) return undefined;
  const { form, key, name, phone, message, email } = row;
  return {
    id,
    form,
    key,
    name,
    phone,
    message,
    email,
    visitDate: row.visit_date,
    marketing: row.marketing_consent,
    relayed: row.relayed_at !== null,
  };
}

export async function markRelayed(db: Knex, id: string): Promise<void> {
  await db("registrations").where({ id }).update({ relayed_at: db.fn.now() });
}

/**
 * Deletes what is older than the retention period. No other copy is kept: jobs and logs know a registration by its id.
 * @returns how many were deleted
 */
export async function purgeRegistrations(db: Knex, options: { retentionDays: number; now: Date }): Promise<number> {
  const oldest = new Date(options.now.getTime() - options.retentionDays * 24 * 60 * 60_000);
  return db("registrations").where("created_at", "<", oldest).delete();
}
