import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @param folder client/content/plans
 * @returns a hash of the model of the complex and of its plans; drawings store the one they were made from
 */
export function modelStamp(folder: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
