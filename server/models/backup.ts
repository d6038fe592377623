import type { Knex } from "knex";

/** @returns when the newest backup was made that this database knows of; undefined when it never was told of one */
export async function newestBackup(db: Knex): Promise<Date | undefined> {
  return (await db("backups").orderBy("made_at", "desc").first("made_at"))?.made_at;
}
