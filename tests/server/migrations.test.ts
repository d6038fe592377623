import { fileURLToPath } from "node:url";
import knex from "knex";
import { expect, test } from "vitest";
import { migrate } from "../../server/database/migrate.ts";
import { MigrationSource } from "../../server/database/migrationSource.ts";
import { createDatabase } from "../support/testApp.ts";

test("every migration can be taken back and made again", async () => {
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

test("seeding twice puts the demo articles in once", async () => {
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
