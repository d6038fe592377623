import type { Knex } from "knex";

/**
 * The ledger of homes.
 * - homes: a row for each home of the complex, keyed as in URLs. A hold has ended once `until` has passed, whatever
 *   `state` says: readers compare it with the database's clock, and no job ends it.
 * - home_events: every change with the values after it, so that the ledger can be rebuilt from them. A lead's id stays
 *   when the lead is erased; it then identifies nobody.
 * - homes_ledger: one row: whether buyers see the ledger, and whether it is a sample.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE homes (
      key text PRIMARY KEY,
      state text NOT NULL DEFAULT 'offered' CHECK (state IN ('offered', 'held', 'contracted', 'withheld')),
      version integer NOT NULL DEFAULT 0,
      lead_id bigint REFERENCES registrations,
      counsellor_id bigint REFERENCES administrators,
      until timestamptz,
      extended boolean NOT NULL DEFAULT false,
      contract_number text,
      contracted_on date,
      reason text NOT NULL DEFAULT '',
      -- Two homes sold under one contract are a mistake. Checked after a statement, in which two may swap theirs.
      CONSTRAINT homes_contract_number UNIQUE (contract_number) DEFERRABLE INITIALLY IMMEDIATE,
      CHECK ((state = 'held') = (until IS NOT NULL)),
      CHECK ((state = 'contracted') = (contract_number IS NOT NULL)),
      CHECK ((state = 'contracted') = (contracted_on IS NOT NULL)),
      CHECK (state IN ('held', 'contracted') OR lead_id IS NULL)
    );
    CREATE INDEX homes_lead ON homes (lead_id) WHERE lead_id IS NOT NULL;

    CREATE TABLE home_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      home text NOT NULL REFERENCES homes,
      version integer NOT NULL,
      action text NOT NULL CHECK (action IN ('hold', 'extend', 'release', 'contract', 'cancel', 'withhold', 'reopen',
        'import', 'sample', 'erase', 'merge', 'undo')),
      account_id bigint REFERENCES administrators,
      from_state text NOT NULL CHECK (from_state IN ('offered', 'held', 'contracted', 'withheld')),
      to_state text NOT NULL CHECK (to_state IN ('offered', 'held', 'contracted', 'withheld')),
      lead_id bigint,
      counsellor_id bigint,
      until timestamptz,
      extended boolean NOT NULL DEFAULT false,
      contract_number text,
      contracted_on date,
      reason text NOT NULL DEFAULT '',
      UNIQUE (home, version)
    );
    CREATE INDEX home_events_lead ON home_events (lead_id) WHERE lead_id IS NOT NULL;
    CREATE INDEX home_events_at ON home_events (at);

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER home_events_append_only BEFORE UPDATE OR DELETE ON home_events
      FOR EACH ROW EXECUTE FUNCTION refuse_change();

    CREATE TABLE homes_ledger (
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      open boolean NOT NULL DEFAULT false,
      sample boolean NOT NULL DEFAULT false
    );
    INSERT INTO homes_ledger DEFAULT VALUES;

    CREATE FUNCTION notify_homes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY homes;
      RETURN NULL;
    END $$;
    CREATE TRIGGER homes_changed AFTER UPDATE ON homes FOR EACH STATEMENT EXECUTE FUNCTION notify_homes();
    CREATE TRIGGER homes_ledger_changed AFTER UPDATE ON homes_ledger FOR EACH STATEMENT EXECUTE FUNCTION notify_homes();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE homes_ledger, home_events, homes;
    DROP FUNCTION notify_homes(), refuse_change();
  `);
}
