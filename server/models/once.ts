import type { Knex } from "knex";

interface Once<Result> {
  /** Undefined: nothing is known that identifies a repetition. */
  key: string | undefined;
  /** Whether something was created; otherwise another attempt with the key may. */
  isDone: (result: NoInfer<Result>) => boolean;
  /** Whether what was created then is still there; otherwise it is created again. */
  stands?: (transaction: Knex, result: NoInfer<Result>) => Promise<boolean>;
}

/**
 * Creates something once per key, in one transaction with the key: the answer to the first request may have been lost. Of two
 * at once the second waits.
 * @param create its result must be JSON
 * @returns the first result
 */
export async function once<Result>(
  db: Knex,
  { key, isDone, stands }: Once<Result>,
  create: (transaction: Knex) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return create(db);
  return db.transaction(async (transaction) => {
    const taken = await transaction("form_keys")
      .insert({ key, result: null })
      .onConflict("key")
      .ignore()
      .returning("key");
    if (taken.length === 0) {
      const first = (await transaction("form_keys").where({ key }).forUpdate().first("result"))?.result as Result;
      if (!stands || (await stands(transaction, first))) return first;
    }
    const result = await create(transaction);
    if (isDone(result))
      await transaction("form_keys")
        .where({ key })
        .update({ result: transaction.raw("cast(? AS jsonb)", [JSON.stringify(result)]) });
    else await transaction("form_keys").where({ key }).delete();
    return result;
  });
}

/** Deletes keys of more than a day ago: nobody repeats those. */
export async function purgeFormKeys(db: Knex): Promise<void> {
  await db("form_keys").whereRaw("at < now() - interval '1 day'").delete();
}
