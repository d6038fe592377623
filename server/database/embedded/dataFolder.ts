import { randomBytes } from "node:crypto";
import {
  access,
  chown,
  constants,
  lchown,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { hasCode } from "./hasCode.ts";

/** Where the files of one embedded database are; all paths are absolute. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own data directory, with symbolic links resolved. */
  cluster: string;
  passwordFile: string;
  logFile: string;
  /** Whether `root` holds nothing but these files, so may change its owner. */
  isOurs: boolean;
}

/** A user and group by number. */
export interface Owner {
  uid: number;
  gid: number;
}

const rights = constants.R_OK | constants.W_OK | constants.X_OK;

/**
 * Makes the data folder if it is missing and names what is in it.
 *
 * @param dataDir - the data folder; a relative path counts from the working
 *   directory.
 * @throws when the folder or the cluster in it belongs to another user.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const wanted = resolve(dataDir);
  try {
    await mkdir(wanted, { recursive: true });
    const root = await realpath(wanted);
    const cluster = join(root, "postgres");
    for (const path of [root, cluster]) await access(path, rights).catch(unlessMissing);
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
      `The data folder ${wanted} can't be used by this user. Start as the user it belongs to, name another folder, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function unlessMissing(error: unknown): void {
  if (!hasCode(error, "ENOENT")) throw error;
}

/**
 * Reads the superuser's password, and makes a random one the first time.
 * Two processes that do this at once get the same password: `link` fails for
 * the second, and the file is whole before it bears its name.
 */
export async function ensurePassword(folder: DataFolder): Promise<string> {
  const draft = `${folder.passwordFile}.${randomBytes(6).toString("hex")}`;
  const password = randomBytes(24).toString("base64url");
  await writeFile(draft, password, { mode: 0o600, flag: "wx" });
  try {
    await link(draft, folder.passwordFile);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(folder.passwordFile, "utf8")).trim();
}

/**
 * Gives the data folder itself to `owner`, unless it holds files of others;
 * needs root.
 */
export async function giveFolder(folder: DataFolder, owner: Owner): Promise<void> {
  if (folder.isOurs) await chown(folder.root, owner.uid, owner.gid);
}

/** Gives the database's files to `owner`; needs root. */
export async function giveFiles(folder: DataFolder, owner: Owner): Promise<void> {
  for (const path of [folder.passwordFile, folder.logFile, folder.cluster]) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.uid !== owner.uid) await chownTree(path, owner);
  }
}

/** Changes the owner of a folder last, so that an interrupted run is redone. */
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
