import type { Knex } from "knex";

/**
 * Text messages to visitors, at most one of each kind per registration, sent to the registration's number.
 * - kind: `visit` (model house and visit: information) or `news` (remaining homes: advertising, so only with marketing
 *   consent, by day, with (광고) and an opt-out number).
 * - state: `waiting` (until send_after), `sending` (the provider hasn't answered yet), `sent`, `logged` (no provider
 *   is configured), `skipped` (prohibited by law, or no mobile number), `failed` (rejected, or given up), `unknown`
 *   (no answer after sending: a retry could send it twice).
 * - body as sent and its length in bytes of EUC-KR; provider_id: the provider's id; reason: for developers and the
 *   office, without personal data.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE texts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('visit', 'news')),
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sending', 'sent', 'logged', 'skipped', 'failed', 'unknown')),
      body text NOT NULL DEFAULT '',
      bytes integer NOT NULL DEFAULT 0,
      attempts integer NOT NULL DEFAULT 0,
      send_after timestamptz(3) NOT NULL DEFAULT now(),
      provider_id text,
      reason text NOT NULL DEFAULT '',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      settled_at timestamptz(3),
      UNIQUE (registration_id, kind)
    );
    CREATE INDEX texts_trouble ON texts (created_at DESC) WHERE state IN ('failed', 'unknown');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE texts");
}
