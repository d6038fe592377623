import type { Knex } from "knex";

/**
 * Marketing attribution, as stored by the visitor's browser.
 * - first_touch, last_touch: `{source, medium, campaign, term, content, referrer, landing, at}`, all text and all
 *   optional; referrer is a host name, landing a path of this site, at an ISO date. `{}` if unknown.
 * - source: for filters and charts: the last touch's utm_source, else its referrer's host, else `direct`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations
      ADD COLUMN first_touch jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN last_touch jsonb NOT NULL DEFAULT '{}';
    ALTER TABLE registrations ADD COLUMN source text NOT NULL GENERATED ALWAYS AS (
      coalesce(nullif(last_touch ->> 'source', ''), nullif(last_touch ->> 'referrer', ''), 'direct')
    ) STORED;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE registrations DROP COLUMN source, DROP COLUMN last_touch, DROP COLUMN first_touch");
}
