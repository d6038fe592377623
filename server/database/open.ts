import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { startEmbedded } from "./embedded/startEmbedded.ts";
import { migrate, seedIfEmpty } from "./migrate.ts";
import { secretFile } from "./secretFile.ts";

interface OpenDatabase {
  url: string;
  sessionSecret: string;
  /** Whether this is the embedded database, which has no operator of its own. */
  embedded: boolean;
  /** Stops the database if it is embedded. */
  stop(): void;
}

/** @returns the configured database, or the embedded one, with its schema up to date */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await migrate(config.databaseUrl);
    return {
      url: config.databaseUrl,
      sessionSecret: config.sessionSecret ?? "",
      embedded: false,
      stop() {},
    };
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  try {
    await migrate(embedded.url);
    await seedIfEmpty(embedded.url);
    const sessionSecret = config.sessionSecret ?? (await secretFile(join(config.dataDir, "session.secret")));
    return { url: embedded.url, sessionSecret, embedded: true, stop: () => embedded.stop() };
  } catch (error) {
    embedded.stop();
    throw error;
  }
}
