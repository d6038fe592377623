import type { Knex } from "knex";
import { logNotes } from "../../client/copy/logNotes.ts";
import type { SaleTerms, TermsVersion } from "../../client/shared/sale/saleTerms.ts";
import type { Row } from "../database/tables.ts";
import { writeDeskLog } from "./deskLog.ts";
import { onlyRow } from "./onlyRow.ts";

export interface StoredTerms extends TermsVersion {
  id: string;
  reason: string;
  changedBy: string;
  changedAt: Date;
}

const toVersion = ({ id, terms, reason, ...row }: Row<"sale_terms">): StoredTerms => ({
  id,
  terms,
  reason,
  validFrom: row.valid_from,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
});

/** @returns all versions, in the order in which they begin */
export async function listTerms(db: Knex): Promise<StoredTerms[]> {
  const rows = await db("sale_terms").orderBy(["valid_from", "id"]);
  return rows.map(toVersion);
}

async function record(transaction: Knex, by: string, change: "added" | "removed", row: Row<"sale_terms">) {
  const { terms, validFrom, reason } = toVersion(row);
  const note = logNotes.terms(change, { terms, validFrom: validFrom.toISOString(), reason });
  await writeDeskLog(transaction, { administrator: by, action: "terms", details: { note } });
  await transaction.raw("NOTIFY terms");
}

interface NewTerms {
  by: string;
  terms: SaleTerms;
  validFrom: Date;
  reason: string;
  /** Id of the newest version that it is based on; empty without one. */
  previous: string;
}

/** The new version's id, or that of another one that was added meanwhile. */
export interface AddedTerms {
  id?: string;
  newest?: string;
}

/** @returns the new version's id, or that of another one that was added meanwhile: then nothing is */
export async function addTerms(db: Knex, { by, terms, validFrom, reason, previous }: NewTerms): Promise<AddedTerms> {
  return db.transaction(async (transaction) => {
    await transaction.raw("LOCK TABLE sale_terms IN SHARE ROW EXCLUSIVE MODE");
    const newest = (await transaction("sale_terms").orderBy("id", "desc").first("id"))?.id ?? "";
    if (newest !== previous) return { newest };
    const row = await transaction("sale_terms")
      .insert({ terms, valid_from: validFrom, reason, changed_by: by })
      .returning("*")
      .then(onlyRow);
    await record(transaction, by, "added", row);
    return { id: row.id };
  });
}

/**
 * Removes a version that hasn't begun: what was shown once stays in the list.
 * @returns false when there is none
 */
export async function removeTerms(db: Knex, { by, id, now }: { by: string; id: string; now: Date }): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction("sale_terms").where({ id }).where("valid_from", ">", now).delete().returning("*");
    if (row) await record(transaction, by, "removed", row);
    return row !== undefined;
  });
}
