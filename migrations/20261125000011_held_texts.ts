import type { Knex } from "knex";

const setKinds = (db: Knex, states: string, problems: string) =>
  db.raw(`
    ALTER TABLE texts DROP CONSTRAINT texts_state_check, ADD CONSTRAINT texts_state_check CHECK (state IN (${states}));
    ALTER TABLE alert_marks DROP CONSTRAINT alert_marks_kind_check, ADD CONSTRAINT alert_marks_kind_check
      CHECK (kind IN (${problems}));
  `);

const states = "'waiting', 'sending', 'sent', 'logged', 'skipped', 'failed', 'unknown'";
const problems = "'relay', 'texts', 'backup', 'purge'";

/** Automatic texts beyond the operator's limits are held until the office sends them. */
export async function up(db: Knex): Promise<void> {
  await setKinds(db, `${states}, 'held'`, `${problems}, 'textLimit'`);
  await db.raw("CREATE INDEX texts_held ON texts (id) WHERE state = 'held'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX texts_held;
    UPDATE texts SET state = 'skipped' WHERE state = 'held';
    DELETE FROM alert_marks WHERE kind = 'textLimit';
  `);
  await setKinds(db, states, problems);
}
