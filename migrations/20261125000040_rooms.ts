import type { Knex } from "knex";

/** Rooms in which a counsellor and buyers look at the same thing, and what leads looked at in them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE rooms (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      account_id bigint NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
      registration_id bigint REFERENCES registrations (id) ON DELETE SET NULL,
      opened_at timestamptz(3) NOT NULL DEFAULT now(),
      used_at timestamptz(3) NOT NULL DEFAULT now(),
      ended_at timestamptz(3),
      -- Since when the homes looked at are kept with the lead.
      agreed_at timestamptz(3),
      -- A keyed hash of the six digits that open it for a moment.
      code_hash text,
      code_until timestamptz(3),
      -- Grows with every change, so that no older one replaces a newer one.
      version integer NOT NULL DEFAULT 0,
      -- The number that the one who leads gave the last state.
      gesture integer NOT NULL DEFAULT 0,
      leader_id bigint,
      state jsonb NOT NULL,
      hearts jsonb NOT NULL DEFAULT '[]'
    -- A row changes several times a second: most versions fit its own page.
    ) WITH (fillfactor = 40);
    CREATE INDEX rooms_of_account ON rooms (account_id);
    CREATE INDEX rooms_of_registration ON rooms (registration_id);
    CREATE UNIQUE INDEX rooms_code ON rooms (code_hash) WHERE code_hash IS NOT NULL;

    CREATE TABLE room_members (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      room_id bigint NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('counsellor', 'buyer', 'wall')),
      seen_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX room_members_of_room ON room_members (room_id);
    ALTER TABLE rooms ADD FOREIGN KEY (leader_id) REFERENCES room_members (id) ON DELETE SET NULL;

    -- Only for leads that agreed to it.
    CREATE TABLE shown_homes (
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      home text NOT NULL,
      -- Of the day, at which its window was last looked out of.
      minute integer NOT NULL,
      shown_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (registration_id, home)
    );

    -- shown_given: the homes looked at together are kept; channel room: on entering one.
    ALTER TABLE consent_events
      DROP CONSTRAINT consent_events_kind_check,
      ADD CONSTRAINT consent_events_kind_check CHECK (kind IN (
        'given', 'notified', 'agreed', 'marketing_given', 'marketing_withdrawn', 'shown_given')),
      DROP CONSTRAINT consent_events_channel_check,
      ADD CONSTRAINT consent_events_channel_check CHECK (channel IN ('form', 'link', 'office', 'room'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE shown_homes, room_members, rooms;
    ALTER TABLE consent_events DISABLE TRIGGER keep_history;
    DELETE FROM consent_events WHERE kind = 'shown_given';
    ALTER TABLE consent_events ENABLE TRIGGER keep_history;
    ALTER TABLE consent_events
      DROP CONSTRAINT consent_events_kind_check,
      ADD CONSTRAINT consent_events_kind_check CHECK (kind IN (
        'given', 'notified', 'agreed', 'marketing_given', 'marketing_withdrawn')),
      DROP CONSTRAINT consent_events_channel_check,
      ADD CONSTRAINT consent_events_channel_check CHECK (channel IN ('form', 'link', 'office'));
  `);
}
