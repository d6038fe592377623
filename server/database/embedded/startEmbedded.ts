import { chownSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { machineNames } from "../../../client/content/complex.ts";
import { secretFile } from "../secretFile.ts";
import { freePort } from "./freePort.ts";
import { findPrograms, type Programs } from "./programs.ts";
import { runningServer } from "./runningServer.ts";

export interface EmbeddedOptions {
  /** The folder for the database's files; created when it is missing. */
  dataDir: string;
  /** False for tests: faster, but a crash of the machine can lose everything. Default true. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  /** The URL of the site's database, with the superuser's password. */
  url: string;
  /** Closes the server's connections and stops it; a second call does nothing. Blocks, so that it works at any exit. */
  stop(): void;
}

/** Milliseconds for which a start is tried again: a server that was just killed or is stopping still holds its files. */
const retryLimit = 5_000;
/** Held by the process that started the server. */
const lockKey = 7_226_512;

/**
 * Starts PostgreSQL on a free port of 127.0.0.1; creates the cluster and the site's database if they are missing. A
 * server that a killed process left behind is taken over. It doesn't get the terminal's Ctrl-C: the caller stops it, or
 * else the process's `exit`.
 *
 * @throws when the folder can't be used, PostgreSQL can't be run, or another process has started it from this folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = prepareFolder(options.dataDir);
  const cluster = clusterIn(folder);
  const passwordFile = join(folder, "postgres.password");
  const password = await secretFile(passwordFile);
  const programs = await findPrograms(cluster);
  if (!existsSync(cluster)) createCluster(programs, cluster, passwordFile);
  const { client, port } = await connect(programs, cluster, password, options.durable ?? true);
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS held", [lockKey]);
  if (!rows[0].held) {
    await client.end();
    throw new Error(
      `A server already runs on the data in ${folder}: stop it, name another folder with DATA_DIR, or let both use a database of your own with DATABASE_URL.`,
    );
  }
  await ensureDatabase(client, machineNames.short);
  function stop() {
    process.off("exit", stop);
    client.end().catch(() => {});
    if (runningServer(cluster)) programs.run("pg_ctl", "stop", `--pgdata=${cluster}`, "--mode=fast", "--timeout=60");
  }
  process.once("exit", stop);
  return { url: addressOf(password, port, machineNames.short), stop };
}

/**
 * For commands.
 *
 * @returns the URL of the database of a server that runs, or else of one that runs until this process ends
 */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  const server = existsSync(folder) && runningServer(clusterIn(realpathSync(folder)));
  if (!server) return (await startEmbedded({ dataDir })).url;
  const password = await secretFile(join(folder, "postgres.password"));
  return addressOf(password, server.port, machineNames.short);
}

function prepareFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return realpathSync(dataDir);
}

function clusterIn(folder: string): string {
  const cluster = join(folder, "postgres");
  return existsSync(cluster) ? realpathSync(cluster) : cluster;
}

/** Creates it under another name first, so that an interrupted start leaves nothing incomplete. */
function createCluster({ run, owner }: Programs, cluster: string, passwordFile: string): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (owner) for (const path of [draft, passwordFile]) chownSync(path, owner.uid, owner.gid);
  run(
    "initdb",
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    // Text search and pg_trgm ask the C library which characters are letters, and in the C locale Hangul isn't. Not every
    // platform has C.UTF-8. https://www.postgresql.org/docs/18/app-initdb.html
    `--lc-ctype=${process.platform === "linux" ? "C.UTF-8" : "en_US.UTF-8"}`,
  );
  renameSync(draft, cluster);
}

/** Starts the server unless it runs. */
async function connect(programs: Programs, cluster: string, password: string, durable: boolean) {
  for (const end = Date.now() + retryLimit; ; await pause(200)) {
    try {
      if (!runningServer(cluster)) await launch(programs, cluster, durable);
      const port = runningServer(cluster)?.port ?? 0;
      const client = new pg.Client(addressOf(password, port, "postgres"));
      // Its loss says only that the server has ended, which every other connection notices.
      client.on("error", () => {});
      await client.connect();
      return { client, port };
    } catch (error) {
      if (Date.now() > end || (error instanceof pg.DatabaseError && error.code === "28P01")) throw error;
    }
  }
}

/** @throws Error with PostgreSQL's own reason */
async function launch({ run }: Programs, cluster: string, durable: boolean): Promise<void> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: await freePort(),
    unix_socket_directories: "''",
    timezone: "UTC",
    log_timezone: "UTC",
    // https://www.postgresql.org/docs/18/non-durability.html
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(cluster, "server.log");
  rmSync(log, { force: true });
  try {
    // Recovery after a crash can take minutes.
    run("pg_ctl", "start", `--pgdata=${cluster}`, `--log=${log}`, `--options=${flags.join(" ")}`, "--timeout=300");
  } catch (cause) {
    const reason = await readFile(log, "utf8").catch(() => String(cause));
    throw new Error(`PostgreSQL doesn't start in ${cluster}:\n${reason.trim()}`, { cause });
  }
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (rows.length === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
