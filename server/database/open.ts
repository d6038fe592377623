import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { secretFile } from "./embedded/secretFile.ts";
import { startEmbedded } from "./embedded/startEmbedded.ts";
import { migrate, seedIfEmpty } from "./migrate.ts";

interface OpenDatabase {
  url: string;
  sessionSecret: string;
  /** Whether this is the embedded database, which has no operator of its own. */
  embedded: boolean;
  /** Stops the database if it is embedded. */
  stop(): Promise<void>;
}

/** @returns the configured database, or the embedded one, with its schema up to date */
export async function openDatabase(config: Config, log: (message: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await migrate(config.databaseUrl);
    return {
      url: config.databaseUrl,
      sessionSecret: config.sessionSecret ?? "",
      embedded: false,
      stop: async () => {},
    };
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log,
    ...(config.sudoUid && { sudoUid: config.sudoUid }),
  });
  try {
    await migrate(embedded.url);
    // For the command line: the port changes with each start.
    await writeFile(join(config.dataDir, "database.url"), embedded.url, { mode: 0o600 });
    await seedIfEmpty(embedded.url);
    const sessionSecret = config.sessionSecret ?? (await secretFile(join(config.dataDir, "session.secret")));
    return { url: embedded.url, sessionSecret, embedded: true, stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}
