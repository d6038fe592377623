import type { Knex } from "knex";

/** Leads that were merged into a merged lead, and so were in no list, belong to the end of their chain; a circle is opened. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    WITH RECURSIVE chain AS (
      SELECT id, merged_into AS target, ARRAY[id] AS path FROM registrations WHERE merged_into IS NOT NULL
      UNION ALL
      SELECT chain.id, lead.merged_into, path || lead.id FROM chain JOIN registrations AS lead ON lead.id = chain.target
      WHERE lead.merged_into IS NOT NULL AND lead.id <> ALL (path)
    ), ends AS (
      SELECT chain.id, chain.target FROM chain JOIN registrations AS lead ON lead.id = chain.target AND lead.merged_into IS NULL
    )
    UPDATE registrations SET merged_into = ends.target
    FROM chain LEFT JOIN ends USING (id)
    WHERE registrations.id = chain.id AND registrations.merged_into IS DISTINCT FROM ends.target;
  `);
}

/** Which lead was the middle isn't known any more, and needn't be. */
export async function down(): Promise<void> {}
