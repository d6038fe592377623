import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a migrated database that each test file copies. */
    templateUrl: string;
  }
}

/**
 * Starts one cluster per run with one migrated template: copying it takes a fraction of migrating anew.
 *
 * @throws when nothing is built: tests render the built views and start the built server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("dist/server/main.js")) throw new Error("Build first: npm run build");
  const dataDir = await mkdtemp(join(tmpdir(), "lumina-tests-"));
  const embedded = await startEmbedded({ dataDir, durable: false });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query("CREATE DATABASE template_lumina");
  await client.end();
  const templateUrl = embedded.url.replace(/\/[^/]*$/, "/template_lumina");
  await migrate(templateUrl);
  project.provide("templateUrl", templateUrl);
  return async () => {
    embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
