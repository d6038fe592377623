import type { Knex } from "knex";

/** @returns whether the database answers */
export const isReachable = (db: Knex): Promise<boolean> =>
  db.raw<unknown>("SELECT 1").then(
    () => true,
    () => false,
  );
