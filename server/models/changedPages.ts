import type { Knex } from "knex";

/** Of one announcement; IndexNow takes ten thousand. */
const batch = 1_000;

/**
 * Announces the pages that changed since the last time, the oldest first. They are forgotten once that is done, unless they
 * have changed again meanwhile.
 * @param announce takes paths, not encoded; when it throws, all are announced again later
 * @returns their number
 */
export async function announceChanged(db: Knex, announce: (paths: string[]) => Promise<void>): Promise<number> {
  const pages = await db("changed_pages").orderBy("changed_at").limit(batch).select("path", "changed_at");
  const newest = pages.at(-1)?.changed_at;
  if (!newest) return 0;
  const paths = pages.map(({ path }) => path);
  await announce(paths);
  await db("changed_pages").whereIn("path", paths).where("changed_at", "<=", newest).delete();
  return pages.length;
}
