import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row, TableName } from "../database/tables.ts";

/** @returns the distinct values of an indexed text column, 200 at most, each found with one index lookup */
export async function distinctValues<Name extends TableName>(
  db: Knex,
  table: Name,
  column: keyof Row<Name> & string,
): Promise<string[]> {
  const { rows } = await db.raw<QueryResult<{ value: string }>>(
    `WITH RECURSIVE found (value) AS (
       (SELECT :column: FROM :table: ORDER BY :column: LIMIT 1)
       UNION ALL
       SELECT (SELECT :column: FROM :table: WHERE :column: > found.value ORDER BY :column: LIMIT 1)
       FROM found WHERE found.value IS NOT NULL
     )
     SELECT value FROM found WHERE value IS NOT NULL LIMIT 200`,
    { table, column },
  );
  return rows.map(({ value }) => value);
}
