import { expect, test } from "vitest";
import { type Column, tables } from "../../server/database/tables.ts";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

const declared = Object.entries<Record<string, Column>>(tables).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, { type, filledBy, nullable }]) => ({
    table,
    column,
    type,
    filledBy,
    nullable,
  })),
);

test("the declared columns are those of the database", async () => {
  const { rows } = await app.db.raw(
    `SELECT table_name AS table, column_name AS column, data_type AS type, is_nullable = 'YES' AS nullable,
       CASE WHEN is_identity = 'YES' OR is_generated = 'ALWAYS' THEN 'database'
            WHEN column_default IS NOT NULL OR is_nullable = 'YES' THEN 'default' ELSE 'us' END AS "filledBy"
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'knex\\_%'`,
  );
  const sorted = (columns: typeof declared) => columns.map((column) => JSON.stringify(column, keys)).sort();
  const keys = ["table", "column", "type", "filledBy", "nullable"];
  expect(sorted(declared)).toEqual(sorted(rows));
});

test("the declared values of a column are those of its check constraint", async () => {
  const { rows } = await app.db.raw(
    `SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS check
     FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  const found = rows.flatMap(({ table, check }: { table: string; check: string }) => {
    const [, column] = /^CHECK \(\((\w+) = ANY \(ARRAY\[/.exec(check) ?? [];
    return column ? [`${table}.${column}: ${[...check.matchAll(/'(\w+)'/g)].map(([, word]) => word)}`] : [];
  });
  const known = Object.entries<Record<string, Column>>(tables).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, { allowed }]) => (allowed ? [`${table}.${column}: ${allowed}`] : [])),
  );
  expect(known.sort()).toEqual(found.sort());
});
