import { fileURLToPath } from "node:url";
import knex from "knex";
import { expect, test } from "vitest";
import { boards } from "../../client/content/press/boards.ts";
import { migrate } from "../../server/database/migrate.ts";
import { MigrationSource } from "../../server/database/migrationSource.ts";
import { createDatabase } from "../support/testApp.ts";

test("every migration can be rolled back and repeated", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  const migrations = {
    migrationSource: new MigrationSource(fileURLToPath(new URL("../../migrations", import.meta.url))),
  };
  const tables = async () =>
    (await db("pg_tables").where({ schemaname: "public" }).orderBy("tablename").pluck("tablename")).filter(
      (name: string) => !name.startsWith("knex_"),
    );
  const before = await tables();
  await db.migrate.rollback(migrations, true);
  expect(await tables()).toEqual([]);
  await db.migrate.latest(migrations);
  expect(await tables()).toEqual(before);
  await db.destroy();
  await own.drop();
});

test("a version starts on a database that a newer one has migrated", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  await db("knex_migrations").insert({ name: "20990101000001_newer", batch: 99, migration_time: new Date() });
  await expect(migrate(own.url)).resolves.toBeUndefined();
  await db.destroy();
  await own.drop();
});

test("a migration whose lock's connection is lost fails or finishes, and doesn't end the process", async () => {
  const own = await createDatabase();
  const other = knex({ client: "pg", connection: own.url });
  const transaction = await other.transaction();
  await transaction.raw("LOCK knex_migrations_lock IN ACCESS EXCLUSIVE MODE");
  const migrating = migrate(own.url);
  const endLock = () =>
    other.raw(`SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND granted AND datname = current_database()`);
  await expect.poll(async () => (await endLock()).rowCount, { timeout: 10_000 }).toBe(1);
  await transaction.rollback();
  await expect(migrating).resolves.toBeUndefined();
  await other.destroy();
  await own.drop();
});

test("seeding twice inserts the demo articles once", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  const { seed } = await import("../../seeds/01_articles.ts");
  await seed(db);
  const titles = await db("articles").pluck("title");
  expect(titles.length).toBeGreaterThan(30);
  await seed(db);
  expect(await db("articles").pluck("title")).toEqual(titles);
  await db.destroy();
  await own.drop();
});

test("a first start that is interrupted while it inserts the demo articles leaves no board without them", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  const [, last = ""] = Object.keys(boards);
  await db.raw(`ALTER TABLE articles ADD CONSTRAINT interrupted CHECK (site <> '${last}')`);
  const { seed } = await import("../../seeds/01_articles.ts");
  await expect(seed(db)).rejects.toThrow("interrupted");
  // The next start seeds only a database without any board.
  expect(await db("sites")).toEqual([]);
  await db.raw("ALTER TABLE articles DROP CONSTRAINT interrupted");
  await seed(db);
  expect(await db("sites").orderBy("slug").pluck("slug")).toEqual(Object.keys(boards).sort());
  await db.destroy();
  await own.drop();
});
