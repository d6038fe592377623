import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

/** A secret of fewer characters isn't one of ours: the file was cut off, as by a full disk. */
const shortest = 32;

/**
 * Reads a random secret from a file, or creates it. Two concurrent processes get the same secret: the file is complete
 * before `link` gives it its name, and `link` fails for the second.
 *
 * @throws when the file is incomplete, or can't be written.
 */
export async function secretFile(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < shortest)
    throw new Error(`${path} is empty or cut off: restore it, or delete it to get a new one at the next start.`);
  return secret;
}
