import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { build } from "../../build.ts";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a migrated database that each test file copies. */
    templateUrl: string;
  }
}

/**
 * Builds the current source, for the views and for tests that start processes; and starts one cluster per run with one
 * migrated template: copying it takes a fraction of migrating anew.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
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
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
