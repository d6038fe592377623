import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { StartFailure } from "../../config/startFailure.ts";
import { isHashNamed } from "./hashNamed.ts";

const day = 24 * 60 * 60_000;
/** Milliseconds after which a file is deleted that no running version has: no page that needs it is open any more. */
const retention = 30 * day;

/** @returns the paths of a folder's hash-named files, without their compressed copies */
async function hashNamed(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")}`)
    .filter((path) => isHashNamed(path) && !path.includes("/.") && !/\.(br|gz)$/.test(path));
}

/** Whether the file is there; its time is then that of its last use. */
const renew = (file: string, now: Date) =>
  utimes(file, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );

async function copyMissing(build: string, shared: string, now: Date): Promise<void> {
  for (const path of await hashNamed(build)) {
    const target = join(shared, path);
    if (await renew(target, now)) continue;
    await mkdir(dirname(target), { recursive: true });
    // Renamed when complete: other instances serve the folder meanwhile.
    const part = `${target}.${randomUUID()}.part`;
    await copyFile(join(build, path), part, constants.COPYFILE_FICLONE);
    await utimes(part, now, now);
    await rename(part, target);
  }
}

async function deleteUnused(shared: string, now: Date): Promise<void> {
  for (const path of await hashNamed(shared)) {
    const file = join(shared, path);
    // Another instance that starts may have deleted it meanwhile.
    const { mtimeMs = Number.POSITIVE_INFINITY } = (await stat(file).catch(() => undefined)) ?? {};
    if (now.getTime() - mtimeMs > retention) await rm(file, { force: true });
  }
}

/**
 * Copies a build's hash-named files to the folder that all instances share, deletes those that no version has used for
 * 30 days, and marks this build's as used once a day while it runs.
 * @returns a function that stops that
 * @throws StartFailure when the folder can't be written: other instances couldn't serve this version's pages
 */
export async function shareAssets(build: string, shared: string, now: () => Date): Promise<() => void> {
  try {
    await copyMissing(build, shared, now());
    await deleteUnused(shared, now());
  } catch (error) {
    throw new StartFailure(`ASSETS_DIR=${shared} can't be used: ${(error as Error).message}`, error);
  }
  // A folder that can't be written today is written tomorrow, or named by the next start.
  const timer = setInterval(() => copyMissing(build, shared, now()).catch(() => {}), day).unref();
  return () => clearInterval(timer);
}
