import type { Knex } from "knex";
import { saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import { homeKeys } from "../../../client/complex/plans/homeKeys.ts";
import { type HomeState, isSoldOut, type Ledger, stateLetters } from "../../../client/shared/home.ts";
import type { Sale } from "../../../client/shared/sale/sale.ts";
import { termsAt } from "../../../client/shared/sale/saleTerms.ts";
import { writeDeskLog } from "../deskLog.ts";
import { onlyRow } from "../onlyRow.ts";
import { listTerms } from "../saleTerms.ts";
import { planVacancies } from "./waitlist.ts";

interface LedgerRow {
  open: boolean;
  sample: boolean;
  at: Date;
  /** States by key; homes that are offered are left out. */
  states: Record<string, HomeState>;
  next_end: Date | null;
}

/**
 * The ledger as buyers see it.
 * @returns it, and the milliseconds until the next hold ends
 */
export async function readLedger(db: Knex): Promise<{ ledger: Ledger; nextEnd: number }> {
  const { rows } = await db.raw<{ rows: LedgerRow[] }>(`
    SELECT open, sample, statement_timestamp() AS at,
      (SELECT coalesce(json_object_agg(key, state), '{}') FROM homes
       WHERE state <> 'offered' AND (until IS NULL OR until > statement_timestamp())) AS states,
      (SELECT min(until) FROM homes WHERE state = 'held' AND until > statement_timestamp()) AS next_end
    FROM homes_ledger`);
  const { open, sample, at, states, next_end } = onlyRow(rows);
  return {
    ledger: {
      open,
      sample,
      // As everything else of a sample, texts are only stored.
      waitlist: open && sample,
      asOf: at.toISOString(),
      states: open ? saleHomes.map(({ key }) => stateLetters[states[key] ?? "offered"]).join("") : "",
    },
    nextEnd: next_end ? next_end.getTime() - at.getTime() : Number.POSITIVE_INFINITY,
  };
}

/** @returns the sale at a moment, for what is done without a page */
export async function saleNow(db: Knex, now: Date): Promise<Sale> {
  const [{ ledger }, versions] = await Promise.all([readLedger(db), listTerms(db)]);
  return { now, soldOut: isSoldOut(ledger), ledger, terms: termsAt(versions, now) };
}

/** @returns whether buyers see the ledger, and whether it is a sample */
export const findLedger = (db: Knex): Promise<{ open: boolean; sample: boolean }> =>
  db("homes_ledger").select("open", "sample").then(onlyRow);

/** Opens the ledger to buyers, or closes it. @param by e-mail of the account */
export async function setLedgerOpen(db: Knex, by: string, open: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const changed = await transaction("homes_ledger").whereNot({ open }).update({ open });
    if (changed === 0) return;
    await writeDeskLog(transaction, { administrator: by, action: "home", details: { opened: open } });
    if (open) await planVacancies(transaction);
  });
}

/** Gives every home of the complex its row. */
export async function addMissingHomes(db: Knex): Promise<void> {
  await db("homes")
    .insert(homeKeys.map((key) => ({ key })))
    .onConflict("key")
    .ignore();
}
