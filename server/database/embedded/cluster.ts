import { once } from "node:events";
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { type Setup, spawnAs } from "./account.ts";
import { hasCode } from "./hasCode.ts";

/**
 * Creates the cluster if there is none. It is created in a temporary folder and renamed when complete, so an
 * interrupted start leaves nothing incomplete, and of two concurrent starts the first to finish wins.
 *
 * @param password - the superuser's.
 * @param durable - whether to wait until the files are on the disk.
 * @returns whether this call created it.
 * @throws when initdb fails, or when the cluster belongs to another major version of PostgreSQL.
 */
export async function ensureCluster(setup: Setup, password: string, durable: boolean): Promise<boolean> {
  const { cluster } = setup.folder;
  if (await clusterExists(setup)) return false;
  const parent = dirname(cluster);
  await sweep(parent);
  const draft = await mkdtemp(join(parent, `${draftPrefix}${process.pid}-`));
  try {
    const passwordFile = join(draft, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { user } = setup.account;
    if (user) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid);
    await initdb(setup, join(draft, "cluster"), passwordFile, durable);
    await rename(join(draft, "cluster"), cluster);
    return true;
  } catch (error) {
    if (!hasCode(error, "ENOTEMPTY", "EEXIST", "EPERM")) throw error;
    // The name is taken: a concurrent start was faster.
    if (await clusterExists(setup)) return false;
    throw new Error(`${cluster} holds something other than a PostgreSQL database: move it away.`, { cause: error });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const draftPrefix = "postgres.new-";

async function initdb(setup: Setup, cluster: string, passwordFile: string, durable: boolean): Promise<void> {
  // LC_CTYPE matters even with the built-in locale: pg_trgm and text search ask the C library which characters are
  // letters, and in the C locale Hangul isn't. Not every platform has C.UTF-8.
  // https://www.postgresql.org/docs/18/app-initdb.html
  const ctype = process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8";
  const child = spawnAs(
    setup,
    [
      setup.binaries.initdb,
      `--pgdata=${cluster}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      `--lc-ctype=${ctype}`,
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return;
  throw new Error(
    `initdb couldn't create a database in ${cluster}; set DATABASE_URL to use one of your own.\n${(await output).join("\n")}`,
  );
}

/** Whether the cluster exists; it gets its name only when it is complete. */
async function clusterExists({ binaries, folder }: Setup): Promise<boolean> {
  const version = await readFile(join(folder.cluster, "PG_VERSION"), "utf8").catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  });
  const clusterVersion = version.trim();
  if (clusterVersion === "") return false;
  const [installed] = binaries.version.split(".");
  if (clusterVersion === installed) return true;
  throw new Error(
    `The database in ${folder.cluster} was created by PostgreSQL ${clusterVersion}, but PostgreSQL ${installed} is installed, which can't read it. Install the other version, or move ${basename(folder.cluster)} away to start with an empty database, or set DATABASE_URL.`,
  );
}

/** Removes the leftovers of interrupted starts. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(draftPrefix)) continue;
    const pid = Number.parseInt(name.slice(draftPrefix.length), 10);
    if (!isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !hasCode(error, "ESRCH");
  }
}
