import type { Knex } from "knex";

const kinds = (names: string) => `
    ALTER TABLE texts
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN (${names}))`;

/** A text by hand with the link to a room that is open. */
export const up = (knex: Knex) => knex.raw(kinds("'absence', 'visit', 'reminder', 'news', 'together', 'vacancy'"));

export const down = (knex: Knex) =>
  knex.raw(`
    DELETE FROM texts WHERE kind = 'together';
    ${kinds("'absence', 'visit', 'reminder', 'news', 'vacancy'")}`);
