import type { Knex } from "knex";

/**
 * Registrations (the desk calls them leads), the office's notes about them, and their delivery to the form service.
 *
 * No question mark in this SQL: knex would take it for a parameter.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE registrations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The client's idempotency key: a form that is sent several times is one lead.
      key text NOT NULL UNIQUE,
      -- Distinguishes a retry from another registration with the same key.
      fingerprint text NOT NULL,
      -- phone and walkin are entered by the office.
      form text NOT NULL CHECK (form IN ('popup', 'home', 'customer', 'phone', 'walkin')),
      created_at timestamptz(3) NOT NULL DEFAULT now(),

      name text NOT NULL,
      phone text NOT NULL,
      -- The digits of the number, with +82 10 as 010; empty if it has none.
      phone_digits text NOT NULL GENERATED ALWAYS AS (
        regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00|)82(0|)(1[0-9]{8,9})$', '0\\3')
      ) STORED,
      message text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      visit_date text NOT NULL DEFAULT '',
      -- The home that the visitor asked about, as in "{building}동 {home}호".
      unit text NOT NULL DEFAULT '',
      interest_type text NOT NULL DEFAULT '',
      residence text NOT NULL DEFAULT '',
      heard_from text NOT NULL DEFAULT '',
      call_time text NOT NULL DEFAULT '',

      consent_version text NOT NULL,
      consent_hash text NOT NULL,
      -- The current choice; consent_events has its history.
      marketing_consent boolean NOT NULL DEFAULT false,

      -- Attribution as stored by the visitor's browser: {source, medium, campaign, term, content, referrer, landing, at},
      -- all text and all optional. referrer is a host name, landing a path of this site, at an ISO date.
      first_touch jsonb NOT NULL DEFAULT '{}',
      last_touch jsonb NOT NULL DEFAULT '{}',
      -- For filters and charts.
      source text NOT NULL GENERATED ALWAYS AS (
        coalesce(nullif(last_touch ->> 'source', ''), nullif(last_touch ->> 'referrer', ''), 'direct')
      ) STORED,

      -- The office's progress. Any status may follow any other; desk_log has who changed it.
      status text NOT NULL DEFAULT 'new'
        CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'contracted', 'closed')),
      assignee_id bigint REFERENCES administrators (id) ON DELETE SET NULL,
      callback_at timestamptz(3),
      -- Unanswered calls.
      absences integer NOT NULL DEFAULT 0,
      -- The probability of a contract.
      grade text CHECK (grade IN ('A', 'B', 'C')),
      visited_at timestamptz(3),
      contracted_at timestamptz(3),
      -- The lead of the same number that includes this one, until that one is deleted.
      merged_into bigint REFERENCES registrations (id) ON DELETE SET NULL,
      -- When it will be erased; until then that can be undone.
      erase_at timestamptz(3),
      -- Whether an alert has included it.
      alerted boolean NOT NULL DEFAULT false,

      -- stored: not sent yet; given_up: the office can send it again.
      relay_state text NOT NULL DEFAULT 'stored' CHECK (relay_state IN ('stored', 'retrying', 'relayed', 'given_up')),
      relayed_at timestamptz(3)
    );

    -- The desk's lists, newest first.
    CREATE INDEX registrations_newest ON registrations (created_at DESC, id DESC);
    CREATE INDEX registrations_status ON registrations (status, created_at DESC, id DESC);
    CREATE INDEX registrations_source ON registrations (source, created_at DESC, id DESC);
    CREATE INDEX registrations_assignee ON registrations (assignee_id, created_at DESC, id DESC);
    CREATE INDEX registrations_interest ON registrations (interest_type, created_at DESC, id DESC)
      WHERE interest_type <> '';
    CREATE INDEX registrations_relay_trouble ON registrations (relay_state, created_at DESC, id DESC)
      WHERE relay_state IN ('retrying', 'given_up');
    -- Few among hundreds of thousands.
    CREATE INDEX registrations_callback ON registrations (callback_at) WHERE callback_at IS NOT NULL;
    CREATE INDEX registrations_merged_into ON registrations (merged_into) WHERE merged_into IS NOT NULL;
    CREATE INDEX registrations_erase_at ON registrations (erase_at) WHERE erase_at IS NOT NULL;
    CREATE INDEX registrations_unalerted ON registrations (id) WHERE NOT alerted;
    CREATE INDEX registrations_unrelayed ON registrations (id) WHERE relay_state <> 'relayed';
    -- Equality and prefixes, and the last digits, which is how the office searches:
    -- reverse(phone_digits) LIKE reverse('%5678').
    CREATE INDEX registrations_phone_digits ON registrations (phone_digits text_pattern_ops);
    CREATE INDEX registrations_last_digits ON registrations (reverse(phone_digits) text_pattern_ops);

    -- Search by any part of a name or number. Korean names have three syllables, but pg_trgm finds nothing with fewer
    -- than three characters, and users of hosted databases may not create extensions. So the index has its own terms:
    -- every one and two characters of the name, and every four digits of the number.
    CREATE FUNCTION lead_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN lower(regexp_replace(name, '\\s', '', 'g'));
    -- The high COST makes the planner use the index instead of computing the terms of every row.
    CREATE FUNCTION lead_pieces(name text, digits text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000
      RETURN array(
        SELECT substr(lead_name(name), start, length)
        FROM generate_series(1, 2) AS length, generate_series(1, length(lead_name(name)) - length + 1) AS start
        UNION
        SELECT substr(digits, start, 4) FROM generate_series(1, length(digits) - 3) AS start
      );
    CREATE INDEX registrations_pieces ON registrations USING gin (lead_pieces(name, phone_digits));

    -- Every process hears of changes, so that open desks update. The payload is empty: a desk requests the changes with
    -- its own session.
    CREATE FUNCTION notify_leads() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY leads;
      RETURN NULL;
    END $$;
    CREATE TRIGGER notify_leads AFTER INSERT OR UPDATE OR DELETE ON registrations
      FOR EACH STATEMENT EXECUTE FUNCTION notify_leads();

    CREATE TABLE lead_notes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      -- The account's e-mail at that time.
      author text NOT NULL,
      body text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX lead_notes_of_registration ON lead_notes (registration_id, id);

    -- A row for each attempt to deliver, and each request of the office to send again. Append-only.
    CREATE TABLE relay_attempts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      at timestamptz(3) NOT NULL DEFAULT now(),
      outcome text NOT NULL CHECK (outcome IN ('relayed', 'retrying', 'given_up', 'sent_again')),
      -- The adapter's name.
      service text NOT NULL DEFAULT '',
      -- The HTTP status, if there was an answer.
      status integer,
      -- The service's id of its copy.
      provider_id text,
      -- For developers and the office, without personal data.
      reason text NOT NULL DEFAULT '',
      duration_ms integer NOT NULL DEFAULT 0,
      -- The time of the next attempt.
      next_at timestamptz(3)
    );
    CREATE INDEX relay_attempts_of_registration ON relay_attempts (registration_id, id);
    CREATE INDEX relay_attempts_at ON relay_attempts (at);

    -- Rows of a history are deleted only by the cascade from their registration, which no longer exists at that moment.
    CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM registrations WHERE id = OLD.registration_id) THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON relay_attempts
      FOR EACH ROW EXECUTE FUNCTION keep_history();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE relay_attempts, lead_notes, registrations;
    DROP FUNCTION keep_history, notify_leads, lead_pieces, lead_name;
  `);
}
