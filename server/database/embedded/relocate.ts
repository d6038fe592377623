import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rename, rm, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { machineNames } from "../../../client/content/complex.ts";
import { type Binaries, binariesIn } from "./binaries.ts";
import type { DataFolder } from "./dataFolder.ts";
import { hasCode } from "./hasCode.ts";

const run = promisify(execFile);

// /var/lib is where programs keep their state:
// https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch05s08.html
const stateFolder = `/var/lib/${machineNames.service}`;

/**
 * Copies the programs, and moves the cluster, from folders that the database's user can't enter to a folder in
 * /var/lib. Leaves a symbolic link where the cluster was; a cluster already there is kept as `postgres.moved`. Needs
 * root.
 */
export async function relocate(
  binaries: Binaries,
  folder: DataFolder,
  log: (message: string) => void,
): Promise<{ binaries: Binaries; folder: DataFolder }> {
  await mkdir(stateFolder, { recursive: true, mode: 0o755 });
  return { binaries: await copyBinaries(binaries), folder: await moveCluster(folder, log) };
}

async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  if (!binaries.home) return binaries;
  const copy = join(stateFolder, `postgresql-${binaries.version}`);
  if (!(await exists(copy))) {
    const draft = await mkdtemp(`${copy}.new-`);
    await cp(binaries.home, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
    await run("chmod", ["-R", "a+rX", draft]);
    await rename(draft, copy).catch(async (error: unknown) => {
      await rm(draft, { recursive: true });
      // A concurrent start made the same copy.
      if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    });
  }
  return binariesIn(join(copy, "native"), join(copy, "libraries"));
}

async function moveCluster(folder: DataFolder, log: (message: string) => void): Promise<DataFolder> {
  // Moved at an earlier start.
  if (dirname(folder.cluster) !== folder.root) return folder;
  const home = await mkdtemp(join(stateFolder, "cluster-"));
  await chmod(home, 0o711);
  const cluster = join(home, "postgres");
  if (await exists(folder.cluster)) {
    await cp(folder.cluster, cluster, { recursive: true, preserveTimestamps: true });
    await rename(folder.cluster, `${folder.cluster}.moved`);
  } else {
    await mkdir(cluster, { mode: 0o700 });
  }
  await symlink(cluster, folder.cluster);
  log(`The database's user can't enter ${folder.root}, so the database is in ${cluster}.`);
  return { ...folder, cluster };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
