import { readFile } from "node:fs/promises";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import type { Logger } from "pino";
import type { Notifications } from "../database/notifications.ts";
import { endings, isHashNamed, listFiles } from "../middleware/files.ts";
import { type AssetBytes, markAssetsUsed, storeAssets, sweepAssets } from "../models/asset.ts";

/** Largest file to store, in bytes: an instance that serves another version's file holds all of it in memory. */
const largestAsset = 12 * 1024 * 1024;
/** Bytes stored per statement. */
const batch = 4 * 1024 * 1024;
/** Milliseconds. Longer than those of a request, because one statement stores several megabytes. */
const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 60_000, query_timeout: 60_000 };
/** Milliseconds between renewals of the files' last use while this version runs. */
const interval = 60 * 60_000;

interface Options {
  /** The database's address. */
  url: string;
  /** The folder of the build. */
  folder: string;
  notifications: Notifications;
  log: Logger;
}

async function readVariants(folder: string, name: string, twins: boolean): Promise<AssetBytes> {
  const variant = (ending: string) => readFile(join(folder, name + ending));
  const identity = await variant("");
  return twins ? { identity, br: await variant(endings.br), gzip: await variant(endings.gzip) } : { identity };
}

async function storeMissing(db: Knex, folder: string, log: Logger): Promise<void> {
  const files = listFiles(folder);
  const twinEndings = [endings.br, endings.gzip];
  const names = [...files.keys()]
    .filter((path) => isHashNamed(path) && !twinEndings.some((ending) => path.endsWith(ending)))
    .sort();
  const stored = new Set(await markAssetsUsed(db, names));
  let assets = new Map<string, AssetBytes>();
  let bytes = 0;
  const flush = async () => {
    if (assets.size > 0) await storeAssets(db, assets);
    assets = new Map();
    bytes = 0;
  };
  for (const name of names) {
    if (stored.has(name)) continue;
    const asset = await readVariants(folder, name, files.has(name + endings.br));
    const { length } = asset.identity;
    if (length > largestAsset) {
      log.warn({ name, length }, "file too large to store for other versions");
      continue;
    }
    if (bytes + length > batch) await flush();
    assets.set(name, asset);
    bytes += length;
  }
  await flush();
}

/**
 * Stores this build's hash-named files for instances of other versions, before the first page that names them is
 * answered. Renews them every hour, and after each reconnection, because the database may have been restored from an
 * older copy.
 * @returns a function that stops the renewals
 * @throws Error when the files can't be stored: such an instance must not answer, because others couldn't serve its
 * pages' files
 */
export async function shareAssets({ url, folder, notifications, log }: Options): Promise<{ stop(): void }> {
  const db = knex({
    client: "pg",
    connection: { connectionString: url, ...timeouts },
    pool: { min: 0, max: 1 },
    compileSqlOnError: false,
  });
  let current = Promise.resolve();
  /** One run at a time, whatever triggered it. */
  const store = () => {
    current = current.catch(() => {}).then(() => storeMissing(db, folder, log));
    return current;
  };
  try {
    await store();
  } catch (error) {
    await db.destroy();
    throw new Error(`Can't store the pages' files in the database: ${(error as Error).message}`, { cause: error });
  }
  const again = () =>
    store()
      .then(() => sweepAssets(db))
      .catch((error: Error) => log.warn({ err: { message: error.message } }, "files not stored for other versions"));
  const unsubscribe = notifications.on("assets", again);
  const timer = setInterval(again, interval).unref();
  return {
    stop() {
      clearInterval(timer);
      unsubscribe();
      void db.destroy();
    },
  };
}
