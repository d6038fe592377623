import { fileURLToPath } from "node:url";
import knex from "knex";
import { expect, test } from "vitest";
import { boards } from "../../client/content/press/boards.ts";
import { migrate } from "../../server/database/migrate.ts";
import { MigrationSource, nextMigration } from "../../server/database/migrationSource.ts";
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

/** Names stored in databases. Never change one, and insert none between them. */
const landed = [
  "20251001000001_administrators",
  "20251001000002_articles",
  "20251001000003_sessions",
  "20251001000004_registrations",
  "20251001000005_throttles",
  "20251001000006_honeypot_hits",
  "20261101000010_lead_status",
  "20261101000011_lead_phone_digits",
  "20261101000012_lead_sources",
  "20261101000013_relay_history",
  "20261101000014_visits",
  "20261101000015_consent_ledger",
  "20261101000016_texts",
  "20261101000017_alerts",
  "20261101000040_article_desk",
  "20261101000041_lead_search",
  "20261101000042_lead_notes",
  "20261101000043_desk_log",
  "20261101000044_lead_notifications",
  "20261101000060_administrator_totp",
  "20261122000001_unrelayed_leads",
  "20261123000001_backups",
];
const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

test("landed migrations keep their names and order, and all others sort after them", async () => {
  const source = new MigrationSource(folder);
  const names = (await source.getMigrations()).map((file) => source.getMigrationName(file));
  expect(names.slice(0, landed.length)).toEqual(landed);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test("a new migration sorts after all others, also after one dated in the future", () => {
  const now = new Date("2026-11-22T12:34:56Z");
  expect(nextMigration(["20261101000001_a.ts", "README.md"], "b", now)).toBe("20261122123456_b");
  const files = ["20261122999999_c.ts", "20261123000001_backups.ts"];
  expect([...files, `${nextMigration(files, "b", now)}.ts`].sort().at(-1)).toBe("20261123000002_b.ts");
});

test("a database that ran a migration dated in the future before an earlier one ends with the same schema", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  const shape = async () => ({
    columns: await db("information_schema.columns")
      .where({ table_schema: "public" })
      .orderBy(["table_name", "column_name"])
      .select("table_name", "column_name", "data_type", "is_nullable", "column_default"),
    indexes: await db("pg_indexes").where({ schemaname: "public" }).orderBy("indexname").pluck("indexdef"),
  });
  const expected = await shape();
  await db.migrate.rollback({ migrationSource: new MigrationSource(folder) }, true);
  /** The order when the later one landed first. */
  class Before extends MigrationSource {
    override async getMigrations(): Promise<string[]> {
      const files = await super.getMigrations();
      return files.filter((file) => file < "20261124" && !file.startsWith("20261122000001"));
    }
  }
  await db.migrate.latest({ migrationSource: new Before(folder) });
  await migrate(own.url);
  expect(await shape()).toEqual(expected);
  await db.destroy();
  await own.drop();
});

test("consents stored before stay unchanged, and a rollback keeps every entry", async () => {
  const own = await createDatabase();
  const db = knex({ client: "pg", connection: own.url });
  const source = new MigrationSource(folder);
  const names = (await source.getMigrations()).map((file) => source.getMigrationName(file));
  const notice = names.indexOf("20261127000001_notice_ledger");
  const steps = names.length - notice;
  const down = async () => {
    for (let step = 0; step < steps; step += 1) await db.migrate.down({ migrationSource: source });
  };
  const kinds = () => db("consent_events").orderBy("id").pluck("kind");
  await down();
  const [row] = await db("registrations")
    .insert({
      key: "k",
      fingerprint: "",
      form: "popup",
      name: "김하나",
      phone: "1",
      consent_version: "1",
      consent_hash: "h",
    })
    .returning("id");
  const entry = { registration_id: row?.id ?? "", version: "1", hash: "h", marketing: false, channel: "form" as const };
  await db("consent_events").insert({ ...entry, kind: "given" });
  await db.migrate.latest({ migrationSource: source });
  await db("consent_events").insert([
    { ...entry, kind: "notified" },
    { ...entry, kind: "agreed" },
  ]);
  expect(await kinds()).toEqual(["given", "notified", "agreed"]);
  await down();
  expect(await kinds()).toEqual(["given", "given", "given"]);
  await db.migrate.latest({ migrationSource: source });
  expect(await kinds()).toHaveLength(3);
  await expect(db("consent_events").delete()).rejects.toThrow(/append-only|consent_events/);
  await db.destroy();
  await own.drop();
});
