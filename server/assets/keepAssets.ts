import { readFile } from "node:fs/promises";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import type { Logger } from "pino";
import type { Notifications } from "../database/notifications.ts";
import { endings, isHashNamed, listFiles } from "../middleware/files.ts";
import { type AssetBytes, markAssetsUsed, storeAssets, sweepAssets } from "../models/asset.ts";

/** Bytes of the largest file that is stored: whoever serves another version's file has all of it in memory. */
export const largestAsset = 8 * 1024 * 1024;
/** Bytes that are stored in one statement. */
const batch = 4 * 1024 * 1024;
/** Milliseconds: more than a request is given, for much is stored in one statement. */
const timeouts = { connectionTimeoutMillis: 10_000, statement_timeout: 60_000, query_timeout: 60_000 };
/** Milliseconds after which a running version says again that its files are in use. */
const interval = 60 * 60_000;

interface Options {
  /** The database's address. */
  url: string;
  /** Where the build is. */
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
      log.warn({ name, length }, "too large to be kept for other versions");
      continue;
    }
    if (bytes + length > batch) await flush();
    assets.set(name, asset);
    bytes += length;
  }
  await flush();
}

/**
 * Stores this build's hash-named files for the other versions' instances, before the first page that names them is
 * answered, and keeps them there for as long as the process lives: after an hour, and when the database was away, for
 * it may have come back as an older copy of itself.
 * @returns what ends that
 * @throws Error when they can't be stored: such an instance must not answer, for others couldn't serve its pages' files
 */
export async function keepAssets({ url, folder, notifications, log }: Options): Promise<{ stop(): void }> {
  const db = knex({
    client: "pg",
    connection: { connectionString: url, ...timeouts },
    pool: { min: 0, max: 1 },
    compileSqlOnError: false,
  });
  let current = Promise.resolve();
  /** One at a time, whatever asked for it. */
  const store = () => {
    current = current.catch(() => {}).then(() => storeMissing(db, folder, log));
    return current;
  };
  try {
    await store();
  } catch (error) {
    await db.destroy();
    throw new Error(`The pages' files can't be stored in the database: ${(error as Error).message}`, { cause: error });
  }
  const again = () =>
    store()
      .then(() => sweepAssets(db))
      .catch((error: Error) => log.warn({ err: { message: error.message } }, "files not kept for other versions"));
  const forget = notifications.on("assets", again);
  const timer = setInterval(again, interval).unref();
  return {
    stop() {
      clearInterval(timer);
      forget();
      void db.destroy();
    },
  };
}
