import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { SavedFilter } from "../../client/shared/desk/leads.ts";
import type { LeadFilters } from "../../client/shared/lead.ts";

/** Filters per account, at most. */
const maxFilters = 20;

export async function listSavedFilters(db: Knex, administratorId: string): Promise<SavedFilter[]> {
  return db("saved_filters")
    .where({ administrator_id: administratorId })
    .orderBy("name")
    .select("id", "name", "filters");
}

/**
 * Saves filters under a name, replacing those of the same name.
 * @returns false when the account has too many
 */
export async function saveFilter(
  db: Knex,
  { administratorId, name, filters }: { administratorId: string; name: string; filters: LeadFilters },
): Promise<boolean> {
  const { rowCount } = await db.raw<QueryResult>(
    `INSERT INTO saved_filters (administrator_id, name, filters)
     SELECT :administratorId, :name, :filters WHERE (
       SELECT count(*) FROM saved_filters WHERE administrator_id = :administratorId AND name <> :name) < :maxFilters
     ON CONFLICT (administrator_id, name) DO UPDATE SET filters = excluded.filters`,
    { administratorId, name, filters: JSON.stringify(filters), maxFilters },
  );
  return rowCount === 1;
}

/** @returns false when the account has no filter of this id */
export async function deleteFilter(db: Knex, administratorId: string, id: string): Promise<boolean> {
  return (await db("saved_filters").where({ id, administrator_id: administratorId }).delete()) === 1;
}
