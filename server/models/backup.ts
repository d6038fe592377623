import type { Knex } from "knex";

/** @returns when the newest recorded backup was made; undefined when none is recorded */
export async function newestBackup(db: Knex): Promise<Date | undefined> {
  return (await db("backups").orderBy("made_at", "desc").first("made_at"))?.made_at;
}
