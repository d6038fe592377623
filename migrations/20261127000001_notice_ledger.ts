import type { Knex } from "knex";

/**
 * A notice with the registration is not consent (개인정보 보호법 제15조 제1항 제4호), so the ledger distinguishes them.
 * - kind `notified`: the form showed the notice; `agreed`: its checkbox had to be checked, where content requires
 *   that.
 * - `given` remains the kind that earlier versions stored for the notice; existing rows are unchanged.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE consent_events DROP CONSTRAINT consent_events_kind_check;
    ALTER TABLE consent_events ADD CONSTRAINT consent_events_kind_check
      CHECK (kind IN ('given', 'notified', 'agreed', 'marketing_given', 'marketing_withdrawn'));
  `);
}

export async function down(db: Knex): Promise<void> {
  // The previous version has one kind for both; no row is lost.
  await db.raw(`
    ALTER TABLE consent_events DISABLE TRIGGER keep_history;
    UPDATE consent_events SET kind = 'given' WHERE kind IN ('notified', 'agreed');
    ALTER TABLE consent_events ENABLE TRIGGER keep_history;
    ALTER TABLE consent_events DROP CONSTRAINT consent_events_kind_check;
    ALTER TABLE consent_events ADD CONSTRAINT consent_events_kind_check
      CHECK (kind IN ('given', 'marketing_given', 'marketing_withdrawn'));
  `);
}
