import { access, chown, constants, lchown, mkdir, readdir, realpath, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { hasCode } from "./hasCode.ts";

/** The files of one embedded database; all paths are absolute. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own data directory, with symbolic links resolved. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  /** Whether `root` holds nothing but these files, so that its owner may be changed. */
  isOurs: boolean;
}

/** A user and group by id. */
export interface Owner {
  uid: number;
  gid: number;
}

const rights = constants.R_OK | constants.W_OK | constants.X_OK;

/**
 * Creates the data folder if it is missing.
 *
 * @param dataDir - the data folder; a relative path is resolved against the working directory.
 * @throws when the folder or its cluster belongs to another user.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = resolve(dataDir);
  try {
    await mkdir(wanted, { recursive: true });
    const root = await realpath(wanted);
    const cluster = join(root, "postgres");
    for (const path of [root, cluster]) await access(path, rights).catch(ignoreMissing);
    return {
      root,
      cluster: await realpath(cluster).catch(() => cluster),
      passwordFile: join(root, "postgres.password"),
      logFile: join(root, "postgres.log"),
      isOurs: (await readdir(root)).every((name) => /^postgres\b/.test(name)),
    };
  } catch (cause) {
    if (!hasCode(cause, "EACCES", "EPERM")) throw cause;
    throw new Error(
      `The data folder ${wanted} can't be used by this user. Start as the user who owns it, choose another folder, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function ignoreMissing(error: unknown): void {
  if (!hasCode(error, "ENOENT")) throw error;
}

/** Changes the owner of the data folder itself, unless it holds other files; needs root. */
export async function chownFolder(folder: DataFolder, owner: Owner): Promise<void> {
  if (folder.isOurs) await chown(folder.root, owner.uid, owner.gid);
}

/** Changes the owner of the database's files; needs root. */
export async function chownFiles(folder: DataFolder, owner: Owner): Promise<void> {
  for (const path of [folder.passwordFile, folder.logFile, folder.cluster]) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.uid !== owner.uid) await chownTree(path, owner);
  }
}

/** Changes a folder's owner after its contents, so that an interrupted run is repeated. */
async function chownTree(path: string, owner: Owner): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, "ENOTDIR")) return [];
    throw error;
  });
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(child, owner);
    else await lchown(child, owner.uid, owner.gid);
  }
  await lchown(path, owner.uid, owner.gid);
}
