import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type EmbeddedDatabase, startEmbedded } from "../../../server/database/embedded/startEmbedded.ts";
import { DatabaseProxy } from "./databaseProxy.ts";

/** A PostgreSQL that can be killed, behind a constant address. */
export class Cluster {
  readonly proxy = new DatabaseProxy();
  readonly #dataDir: string;
  #database: EmbeddedDatabase;
  #port: number;

  private constructor(dataDir: string, database: EmbeddedDatabase, port: number) {
    this.#dataDir = dataDir;
    this.#database = database;
    this.#port = port;
    this.proxy.target = Number(new URL(database.url).port);
  }

  static async start(): Promise<Cluster> {
    const dataDir = await mkdtemp(join(tmpdir(), "lumina-faults-"));
    const database = await startEmbedded({ dataDir });
    const cluster = new Cluster(dataDir, database, 0);
    cluster.#port = await cluster.proxy.listen();
    return cluster;
  }

  /** Through the proxy, for the application. */
  get url(): string {
    const url = new URL(this.#database.url);
    url.port = String(this.#port);
    return url.href;
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#database.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** SIGKILL to the server and all its backends, like a power failure. */
  async kill(): Promise<void> {
    const postmaster = await this.#postmaster();
    this.proxy.target = undefined;
    process.kill(-postmaster, "SIGKILL");
    this.proxy.cut();
  }

  /**
   * SIGSTOP to the server and all its backends, like a machine that swaps or whose disk hangs.
   * @returns a function that resumes them
   */
  async stall(): Promise<() => void> {
    const postmaster = await this.#postmaster();
    // The postmaster first, so that it starts no more backends.
    process.kill(postmaster, "SIGSTOP");
    const all = [postmaster, ...childrenOf(postmaster)];
    signal(all, "SIGSTOP");
    return () => signal(all, "SIGCONT");
  }

  /** @returns a function that unlocks the table */
  async lock(table: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.#database.url });
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return () => client.end();
  }

  async #postmaster(): Promise<number> {
    const [row] = await this.query<{ pid: string }>(
      "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid",
    );
    return Number(row?.pid);
  }

  async restart(): Promise<void> {
    this.#database = await startEmbedded({ dataDir: this.#dataDir });
    this.proxy.target = Number(new URL(this.#database.url).port);
  }

  /** @returns the keys that have a registration */
  async storedKeys(keys: string[]): Promise<Set<string>> {
    const rows = await this.query<{ key: string }>("SELECT key FROM registrations WHERE key = ANY($1)", [keys]);
    return new Set(rows.map(({ key }) => key));
  }

  async stop(): Promise<void> {
    this.proxy.close();
    await this.#database.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** Each backend is in a process group of its own, so one signal can't reach all of them. */
const childrenOf = (parent: number): number[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // A backend may have ended meanwhile.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
