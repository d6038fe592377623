import type { Knex } from "knex";

/** Text messages (SMS) to visitors. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE texts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      -- news is advertising: only with marketing consent, by day, with (광고) and an opt-out number. absence: a call was
      -- not answered. reminder: on the day before a visit.
      kind text NOT NULL CHECK (kind IN ('absence', 'visit', 'reminder', 'news')),
      -- waiting: until send_after; sending: no answer yet; logged: no provider is configured; skipped: prohibited by law,
      -- or no mobile number; failed: rejected or given up; unknown: no answer, and a retry could send it twice.
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sending', 'sent', 'logged', 'skipped', 'failed', 'unknown')),
      body text NOT NULL DEFAULT '',
      -- The body's length in EUC-KR.
      bytes integer NOT NULL DEFAULT 0,
      attempts integer NOT NULL DEFAULT 0,
      send_after timestamptz(3) NOT NULL DEFAULT now(),
      provider_id text,
      -- For developers and the office, without personal data.
      reason text NOT NULL DEFAULT '',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      settled_at timestamptz(3),
      -- Whether texted_numbers has counted it; a retry isn't counted again.
      counted boolean NOT NULL DEFAULT false,
      -- Null while unknown; replaced: sent as a text instead of by KakaoTalk.
      delivery text CHECK (delivery IN ('delivered', 'replaced', 'undelivered')),
      -- The account that sent it; null for automatic texts.
      sent_by text,
      -- The digits of a test's recipient, instead of the registration's number.
      test_number text
    );
    -- An automatic text is sent once; an account may send one any number of times.
    CREATE UNIQUE INDEX texts_following ON texts (registration_id, kind) WHERE sent_by IS NULL;
    CREATE INDEX texts_registration ON texts (registration_id);
    CREATE INDEX texts_tested ON texts (kind, created_at) WHERE test_number IS NOT NULL;
    CREATE INDEX texts_trouble ON texts (created_at DESC) WHERE state IN ('failed', 'unknown');

    -- The last day's texts by number, because anyone can enter any number. Rows outlive the registration, which its
    -- visitor can delete; adding a text locks its number's row.
    CREATE TABLE texted_numbers (
      -- A keyed hash, so that the number is stored only in its registration.
      number text PRIMARY KEY,
      sent_at timestamptz(3)[] NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE texted_numbers, texts");
}
