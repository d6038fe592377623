import type { Knex } from "knex";
import { saleHome } from "../../../client/complex/homes/saleHomes.ts";
import { homeKeys } from "../../../client/complex/plans/homeKeys.ts";
import { accountName } from "../../../client/shared/account.ts";
import type { DeskHome, HomeEvent } from "../../../client/shared/desk/homes.ts";
import type { Row } from "../../database/tables.ts";
import { type Viewer, visibleTo } from "../lead/leadScope.ts";

interface DeskHomeRow extends Row<"homes"> {
  lead_name: string | null;
  account_email: string | null;
  account_name: string | null;
  is_over: boolean;
}

const nothing = { lead: null, leadName: null, counsellor: null, until: null, extended: false };

function toDeskHome(key: string, row: DeskHomeRow | undefined): DeskHome {
  const base = { key, version: row?.version ?? 0, contractNumber: null, contractDate: null, reason: "", ...nothing };
  if (!saleHome(key)) return { ...base, state: "later" };
  if (!row || row.is_over) return { ...base, state: "offered" };
  return {
    ...base,
    state: row.state,
    // Both are null for a lead that the viewer may not open.
    lead: row.lead_name === null ? null : row.lead_id,
    leadName: row.lead_name,
    counsellor:
      row.counsellor_id && row.account_email
        ? { id: row.counsellor_id, name: accountName({ email: row.account_email, name: row.account_name ?? "" }) }
        : null,
    until: row.until?.toISOString() ?? null,
    extended: row.extended,
    contractNumber: row.contract_number,
    contractDate: row.contracted_on,
    reason: row.reason,
  };
}

/** @param keys of the homes to return; all by default */
export async function listDeskHomes(db: Knex, viewer: Viewer, keys: readonly string[] = homeKeys): Promise<DeskHome[]> {
  const visible = visibleTo(viewer);
  const { rows } = await db.raw<{ rows: DeskHomeRow[] }>(
    `SELECT homes.*, lead.name AS lead_name, account.email AS account_email, account.name AS account_name,
       coalesce(homes.until <= statement_timestamp(), false) AS is_over
     FROM homes LEFT JOIN registrations AS lead ON lead.id = homes.lead_id AND ${visible.sql}
       LEFT JOIN administrators AS account ON account.id = homes.counsellor_id
     WHERE homes.key = ANY(?::text[])`,
    [...visible.values, keys] as Knex.RawBinding[],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => toDeskHome(key, byKey.get(key)));
}

/** @returns undefined when the complex has no such home */
export const findDeskHome = async (db: Knex, viewer: Viewer, key: string): Promise<DeskHome | undefined> =>
  homeKeys.includes(key) ? (await listDeskHomes(db, viewer, [key]))[0] : undefined;

/** A home's history, newest first. It names accounts and no leads. */
export async function listHomeEvents(db: Knex, key: string): Promise<HomeEvent[]> {
  const rows = await db("home_events")
    .leftJoin("administrators", "administrators.id", "home_events.account_id")
    .where({ home: key })
    .orderBy("version", "desc")
    .select("home_events.*", "administrators.email", "administrators.name");
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    from: row.from_state,
    to: row.to_state,
    account: row.email ? accountName(row) : null,
    until: row.until?.toISOString() ?? null,
    contractNumber: row.contract_number,
    reason: row.reason,
  }));
}

/** The homes held for, or bought by, a lead. */
export async function listHomesOf(db: Knex, viewer: Viewer, leadId: string): Promise<DeskHome[]> {
  const keys = await db("homes").where({ lead_id: leadId }).orderBy("key").pluck("key");
  const homes = await listDeskHomes(db, viewer, keys);
  return homes.filter(({ state }) => state === "held" || state === "contracted");
}

/** The holds that end before a moment, the next one first; a counsellor's own, or the office's all. */
export async function listEndingHolds(db: Knex, viewer: Viewer, before: Date): Promise<DeskHome[]> {
  const query = db("homes").where({ state: "held" }).where("until", "<=", before).whereRaw("until > now()");
  if (viewer.role !== "office") query.where({ counsellor_id: viewer.id });
  const keys = await query.orderBy("until").pluck("key");
  return listDeskHomes(db, viewer, keys);
}
