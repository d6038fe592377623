import type { Knex } from "knex";

/**
 * Text messages to visitors, at most one of a kind for a registration. The number is the registration's own.
 * - kind: `visit` (model house and visit: information) or `news` (remaining homes: advertising, so only with the
 *   marketing consent, by day, with (광고) and a way out).
 * - state: `waiting` (until send_after), `sending` (handed to the provider, whose answer isn't there yet), `sent`,
 *   `logged` (no provider is configured), `skipped` (the law or a missing mobile number forbids it), `failed` (refused,
 *   or given up), `unknown` (handed over, never answered: sending again could be a second text to the same person).
 * - body as it was sent and its length in bytes of EUC-KR; provider_id the provider's name for it; reason for
 *   developers and the office, never personal data.
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
