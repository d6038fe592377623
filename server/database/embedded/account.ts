import { type ChildProcess, execFile, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import { chownFiles, chownFolder, type DataFolder, type Owner } from "./dataFolder.ts";
import { relocate } from "./relocate.ts";

/** How PostgreSQL's programs are run. */
export interface Account {
  /** The user they run as; undefined for the current one. */
  user?: Owner;
  /** Arguments before each program's own command line. */
  prefix: readonly string[];
}

/** Programs that can run, the user that may run them, and the files they use. */
export interface Setup {
  account: Account;
  binaries: Binaries;
  folder: DataFolder;
}

const run = promisify(execFile);
const root: Owner = { uid: 0, gid: 0 };

/**
 * Chooses the user that PostgreSQL runs as, since it refuses to run as root:
 * https://www.postgresql.org/docs/18/postgres-user.html An ordinary user runs it as itself. Root gives the files to,
 * and runs it as, the owner of the cluster, else of the data folder or its parent, else `sudoUid`, else `nobody`. If
 * that user can't enter the folders (for example below a private home), root runs it in a user namespace that maps root
 * to `nobody`, or else moves what can't be entered.
 *
 * @throws Error when none of these works
 */
export async function chooseAccount(
  binaries: Binaries,
  folder: DataFolder,
  options: { sudoUid?: number; log: (message: string) => void },
): Promise<Setup> {
  if (process.getuid?.() !== 0) {
    return { account: { prefix: [] }, binaries, folder };
  }
  const user = await chooseOwner(folder, options.sudoUid);
  const direct: Setup = { account: { user, prefix: [] }, binaries, folder };
  await chownFolder(folder, user);
  if (await canRun(direct)) {
    await chownFiles(folder, user);
    return direct;
  }
  // https://man7.org/linux/man-pages/man7/user_namespaces.7.html
  const map = ["--user", "--map-user=65534", "--map-group=65534", "--"];
  const account = { prefix: ["unshare", ...map] };
  await chownFolder(folder, root);
  if (await canRun({ account, binaries, folder })) {
    await chownFiles(folder, root);
    return { account, binaries, folder };
  }
  const moved = await relocate(binaries, folder, options.log);
  await chownFiles(moved.folder, user);
  if (await canRun({ ...direct, ...moved })) return { ...direct, ...moved };
  throw new Error(
    `PostgreSQL doesn't run as root, and user ${user.uid} can't run ${moved.binaries.postgres} in ${moved.folder.cluster}. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Starts a program of PostgreSQL; a failure to start is emitted as an event. */
export function spawnAs({ account, binaries }: Setup, command: readonly string[], options: SpawnOptions): ChildProcess {
  const [program = "", ...args] = [...account.prefix, ...command];
  // Every user can enter "/", unlike our own folder.
  const common = { cwd: "/", env: binaries.env, windowsHide: true };
  return spawn(program, args, { ...common, ...account.user, ...options });
}

async function canRun(setup: Setup): Promise<boolean> {
  const script = 'cd "$1" && exec "$0" --version';
  const files = [setup.binaries.postgres, dirname(setup.folder.cluster)];
  const child = spawnAs(setup, ["sh", "-c", script, ...files], {
    stdio: "ignore",
  });
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return code === 0;
  } catch {
    return false;
  }
}

async function chooseOwner(folder: DataFolder, sudoUid: number | undefined): Promise<Owner> {
  const cluster = await stat(folder.cluster).catch(() => undefined);
  if (cluster?.uid) return { uid: cluster.uid, gid: cluster.gid };
  const { uid } = await stat(folder.root);
  const { uid: parentUid } = await stat(dirname(folder.root));
  for (const candidate of [uid, parentUid, sudoUid, "nobody"]) {
    const known = candidate && (await lookUp(candidate));
    if (known) return known;
  }
  return { uid: 65534, gid: 65534 };
}

// initdb requires a user with a name, so a numeric id isn't enough.
async function lookUp(user: number | string): Promise<Owner | undefined> {
  try {
    const uid = await run("id", ["-u", String(user)]);
    const gid = await run("id", ["-g", String(user)]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
