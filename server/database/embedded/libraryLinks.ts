import { lstat, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { hasCode } from "./hasCode.ts";

interface LibraryLink {
  /** The file itself, from the package's folder: native/lib/libpq.so.5.18 */
  source: string;
  /** The name that programs look for: native/lib/libpq.so.5 */
  target: string;
}

/**
 * Creates the symbolic links between libraries that npm packages can't contain. The package's own install script does
 * the same, but npm skips it under `--ignore-scripts`.
 *
 * @param home - the package's folder `native`.
 * @param privateFolder - where the links go when `home` is read-only.
 * @returns the private folder if it was used, to be added to the library path.
 */
export async function restoreLibraryLinks(home: string, privateFolder: string): Promise<string | undefined> {
  const missing: LibraryLink[] = [];
  for (const link of await readLinks(home)) {
    const existing = await lstat(join(dirname(home), link.target)).catch(() => undefined);
    if (!existing) missing.push(link);
  }
  try {
    for (const { source, target } of missing) {
      const place = join(dirname(home), target);
      const file = join(dirname(home), source);
      await linkIfMissing(relative(dirname(place), file), place);
    }
    return undefined;
  } catch (error) {
    if (!hasCode(error, "EACCES", "EPERM", "EROFS")) throw error;
  }
  await mkdir(privateFolder, { recursive: true });
  for (const { source, target } of missing) {
    const file = join(dirname(home), source);
    const place = join(privateFolder, basename(target));
    // A link created before the project was moved would be dangling.
    await rm(place, { force: true });
    await linkIfMissing(file, place);
  }
  return privateFolder;
}

async function readLinks(home: string): Promise<LibraryLink[]> {
  try {
    const list = await readFile(join(home, "pg-symlinks.json"), "utf8");
    return JSON.parse(list) as LibraryLink[];
  } catch (error) {
    // The package for Windows has no such list.
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

async function linkIfMissing(file: string, place: string): Promise<void> {
  try {
    await symlink(file, place);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}
