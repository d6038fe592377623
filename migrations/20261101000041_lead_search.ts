import type { Knex } from "knex";

/**
 * Finds leads by any part of their name or number, among hundreds of thousands. Korean names have three syllables, but
 * pg_trgm finds nothing with fewer than three characters, so this index has its own terms: every one and two
 * characters of the name, and every four digits of the number. It needs no extension, which users of hosted databases
 * may not create.
 * - lead_name(name): lower case, without spaces, for comparison.
 * - lead_pieces(name, digits): the indexed terms. Its high COST makes the planner use the index instead of computing
 *   the terms for every row.
 * The other two indexes serve the desk's filters, newest first.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION lead_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN lower(regexp_replace(name, '\\s', '', 'g'));

    CREATE FUNCTION lead_pieces(name text, digits text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 2000
      RETURN array(
        SELECT substr(lead_name(name), start, length)
        FROM generate_series(1, 2) AS length, generate_series(1, length(lead_name(name)) - length + 1) AS start
        UNION
        SELECT substr(digits, start, 4) FROM generate_series(1, length(digits) - 3) AS start
      );

    CREATE INDEX registrations_pieces ON registrations USING gin (lead_pieces(name, phone_digits));
    CREATE INDEX registrations_status ON registrations (status, created_at DESC, id DESC);
    CREATE INDEX registrations_source ON registrations (source, created_at DESC, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX registrations_source;
    DROP INDEX registrations_status;
    DROP INDEX registrations_pieces;
    DROP FUNCTION lead_pieces(text, text);
    DROP FUNCTION lead_name(text);
  `);
}
