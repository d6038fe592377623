import type { Knex } from "knex";

/**
 * Finds a lead by any part of its name or number among hundreds of thousands. Korean names have three syllables, and
 * pg_trgm finds nothing under three characters, so the index holds pieces of our own: every one and two characters of
 * the name, every four digits of the number. It needs no extension, which a hosted database's user may not create.
 * - lead_name(name): as it is compared: lower case, without spaces.
 * - lead_pieces(name, digits): what the index holds. It is declared costly, so that the planner asks the index
 *   rather than compute the pieces row by row.
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
