import type { Knex } from "knex";
import type { HomeAction } from "../../../client/shared/home.ts";
import type { Row, StoredHome } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { onlyRow } from "../onlyRow.ts";
import { planVacanciesAfter } from "./waitlist.ts";

/** A home as it stands at a moment: a hold whose end has passed is over, whatever its row says. */
export type StandingHome = Row<"homes">;

/** A home's values, without its key and version. */
export type HomeValues = Omit<StandingHome, "key" | "version">;

export const free: HomeValues = {
  state: "offered",
  lead_id: null,
  counsellor_id: null,
  until: null,
  extended: false,
  contract_number: null,
  contracted_on: null,
  reason: "",
};

interface HomeChange {
  /** As it stands, locked. */
  home: StandingHome;
  values: HomeValues;
}

interface Circumstances {
  action: HomeAction;
  /** null for what the server does by itself. */
  by: Pick<SignedInAccount, "id" | "email"> | null;
  /** The database's time at which the homes were locked. */
  at: Date;
  /** Why, as the office wrote it; for the events only. */
  reason?: string;
}

/** @returns the home as it stands at a moment of the database's clock */
export function standing(row: Row<"homes">, at: Date): StandingHome {
  const isOver = row.state === "held" && row.until !== null && row.until <= at;
  return isOver ? { ...row, ...free } : row;
}

/**
 * Locks homes, in one order for everybody, so that two transactions can't wait for each other.
 * @returns them as they stand, and the database's time; a key without a row gets one
 */
export async function lockHomes(
  transaction: Knex.Transaction,
  keys: readonly string[],
): Promise<{ homes: StandingHome[]; at: Date }> {
  const sorted = [...new Set(keys)].sort();
  if (sorted.length > 0)
    await transaction("homes")
      .insert(sorted.map((key) => ({ key })))
      .onConflict("key")
      .ignore();
  const rows = await transaction("homes").whereIn("key", sorted).orderBy("key").forUpdate();
  const clock = await transaction.raw<{ rows: { at: Date }[] }>("SELECT clock_timestamp() AS at");
  const { at } = onlyRow(clock.rows);
  return { homes: rows.map((row) => standing(row, at)), at };
}

/**
 * The only place that changes homes: their rows, the events and the desk's log, in the transaction that locked them.
 * @returns the homes after the change
 */
export async function changeHomes(
  transaction: Knex.Transaction,
  changes: readonly HomeChange[],
  { action, by, at, reason = "" }: Circumstances,
): Promise<StandingHome[]> {
  const changed = changes.map(({ home, values }) => ({ key: home.key, version: home.version + 1, ...values }));
  if (changed.length === 0) return [];
  await transaction.raw(
    `UPDATE homes SET (version, state, lead_id, counsellor_id, until, extended, contract_number, contracted_on, reason) =
       (new.version, new.state, new.lead_id, new.counsellor_id, new.until, new.extended, new.contract_number,
        new.contracted_on, new.reason)
     FROM jsonb_populate_recordset(NULL::homes, ?) AS new WHERE homes.key = new.key`,
    [JSON.stringify(changed)],
  );
  await transaction.batchInsert(
    "home_events",
    changes.map(({ home, values }) => ({
      ...eventValues(values),
      home: home.key,
      version: home.version + 1,
      action,
      at,
      account_id: by?.id ?? null,
      from_state: home.state,
      to_state: values.state,
      reason: reason || values.reason,
    })),
  );
  await planVacanciesAfter(transaction, changed);
  if (by)
    await transaction.batchInsert(
      "desk_log",
      changes.map(({ home, values }) => ({
        administrator: by.email,
        action: "home" as const,
        registration_id: values.lead_id ?? home.lead_id,
        details: { home: { key: home.key, from: home.state, to: values.state } },
      })),
    );
  return changed;
}

const eventValues = ({ lead_id, counsellor_id, until, extended, contract_number, contracted_on }: HomeValues) => ({
  lead_id,
  counsellor_id,
  until,
  extended,
  contract_number,
  contracted_on,
});

export const valuesOf = ({ key: _key, version: _version, ...values }: StandingHome): HomeValues => values;

/** A home's values as JSON, for undoing a change. */
export const storedHome = (home: StandingHome): StoredHome => ({
  ...valuesOf(home),
  until: home.until?.toISOString() ?? null,
});
