import type { Knex } from "knex";
import { saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import type { LedgerComparison } from "../../../client/shared/desk/homes.ts";
import type { HomeState } from "../../../client/shared/home.ts";
import type { Row } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { onlyRow } from "../onlyRow.ts";
import { changeHomes, free, type HomeValues, lockHomes, type StandingHome, standing } from "./changeHomes.ts";
import { contractDayRefusal } from "./contractDay.ts";
import { countContracts, lockWithParts, withdrawContract } from "./contracts.ts";

/** What a file says of a home. */
export interface HomeLine {
  /** In the file, from 1. */
  line: number;
  key: string;
  state: HomeState;
  contractNumber: string | null;
  /** YYYY-MM-DD */
  contractDate: string | null;
}

/** Why a line can't be taken. */
export type LineRefusal = "heldByFile" | "numberMissing" | "homeTwice" | "numberTaken" | "earlyDate" | "futureDate";

interface Comparison extends Omit<LedgerComparison, "unknown"> {
  refused: { line: number; refusal: LineRefusal }[];
}

const isSame = (home: StandingHome, line: HomeLine) =>
  home.state === line.state &&
  (line.state !== "contracted" ||
    ((line.contractNumber ?? home.contract_number) === home.contract_number &&
      (line.contractDate ?? home.contracted_on) === home.contracted_on));

function compare(lines: readonly HomeLine[], homes: ReadonlyMap<string, StandingHome>, at: Date) {
  const changes: { home: StandingHome; line: HomeLine }[] = [];
  const refused: Comparison["refused"] = [];
  const seen = new Set<string>();
  const named = new Set(lines.map(({ key }) => key));
  const numbers = new Set(
    [...homes.values()].flatMap((home) => (named.has(home.key) ? [] : [home.contract_number ?? ""])),
  );
  for (const line of lines) {
    const home = homes.get(line.key) ?? { key: line.key, version: 0, ...free };
    const number = line.contractNumber ?? (home.state === "contracted" ? home.contract_number : null);
    const badDay =
      line.state === "contracted" && line.contractDate ? contractDayRefusal(line.contractDate, at) : undefined;
    const refuse = (refusal: LineRefusal) => refused.push({ line: line.line, refusal });
    if (seen.has(line.key)) refuse("homeTwice");
    else if (line.state === "held" && home.state !== "held") refuse("heldByFile");
    else if (line.state === "contracted" && !(number && (line.contractDate ?? home.contracted_on)))
      refuse("numberMissing");
    else if (line.state === "contracted" && number && numbers.has(number)) refuse("numberTaken");
    else if (badDay) refuse(badDay);
    else if (!isSame(home, line)) changes.push({ home, line });
    seen.add(line.key);
    if (line.state === "contracted" && number) numbers.add(number);
  }
  return { changes, refused };
}

const valuesIn = (home: StandingHome, { state, contractNumber, contractDate }: HomeLine): HomeValues =>
  state === "contracted"
    ? {
        ...free,
        state,
        lead_id: home.lead_id,
        counsellor_id: home.counsellor_id,
        contract_number: contractNumber ?? home.contract_number,
        contracted_on: contractDate ?? home.contracted_on,
      }
    : { ...free, state };

const toComparison = (
  lines: readonly HomeLine[],
  { changes, refused }: ReturnType<typeof compare>,
  compared: string,
): Comparison => ({
  changes: changes.map(({ home, line }) => ({
    key: home.key,
    from: home.state,
    to: line.state,
    contractNumber: line.contractNumber,
    contractDate: line.contractDate,
  })),
  unchanged: lines.length - changes.length - refused.length,
  refused,
  compared,
});

/** @returns the id of the newest event: two equal ones stand for the same ledger, apart from holds that ended */
const newestEvent = async (db: Knex): Promise<string> =>
  (await db("home_events").max<{ max: string | null }[]>("id").then(onlyRow)).max ?? "0";

/** Compares a file with what stands in the ledger. Changes nothing. */
export async function compareHomes(db: Knex, lines: readonly HomeLine[]): Promise<Comparison> {
  return db.transaction(
    async (transaction) => {
      const clock = await transaction.raw<{ rows: { at: Date }[] }>("SELECT statement_timestamp() AS at");
      const { at } = onlyRow(clock.rows);
      const homes = new Map((await transaction("homes")).map((row) => [row.key, standing(row, at)]));
      return toComparison(lines, compare(lines, homes, at), await newestEvent(transaction));
    },
    { isolationLevel: "repeatable read", readOnly: true },
  );
}

/** The leads of homes that were contracted, or are no more, follow them as they do in the desk. */
async function followContracts(
  transaction: Knex.Transaction,
  changes: readonly { home: StandingHome; values: HomeValues }[],
  leads: ReadonlyMap<string, Row<"registrations">>,
): Promise<void> {
  const changed = changes.filter(
    ({ home, values }) => (home.state === "contracted") !== (values.state === "contracted"),
  );
  const bought = changed.flatMap(({ values }) => values.lead_id ?? []);
  await countContracts(transaction, bought);
  for (const { home, values } of changed) {
    const lead = values.state === "contracted" ? undefined : leads.get(home.lead_id ?? "");
    if (lead) await withdrawContract(transaction, lead, home.key);
  }
}

/**
 * Takes a file over, all of it or nothing.
 * @param compared the comparison that was confirmed; another ledger since then takes nothing
 * @returns the comparison, and whether it was taken
 */
export async function importHomes(
  db: Knex,
  by: SignedInAccount,
  lines: readonly HomeLine[],
  compared: string | undefined,
): Promise<{ taken: boolean; comparison: Comparison }> {
  return db.transaction(async (transaction) => {
    const owners = await transaction("homes")
      .whereIn(
        "key",
        lines.map(({ key }) => key),
      )
      .pluck("lead_id");
    // Before any home, as all changes do.
    const leads = await lockWithParts(
      transaction,
      owners.filter((id) => id !== null),
    );
    // Before any home, so that no change can come between the comparison and the import.
    await transaction.raw("LOCK TABLE homes IN SHARE ROW EXCLUSIVE MODE");
    const keys = (await transaction("homes").pluck("key")).concat(lines.map(({ key }) => key));
    const { homes, at } = await lockHomes(transaction, keys);
    const result = compare(lines, new Map(homes.map((home) => [home.key, home])), at);
    const comparison = toComparison(lines, result, await newestEvent(transaction));
    if (result.refused.length > 0 || (compared !== undefined && compared !== comparison.compared))
      return { taken: false, comparison };
    // One was held or bought before the lock, for a lead that isn't locked.
    if (result.changes.some(({ home }) => home.lead_id !== null && !leads.has(home.lead_id)))
      return { taken: false, comparison };
    const changes = result.changes.map(({ home, line }) => ({ home, values: valuesIn(home, line) }));
    await changeHomes(transaction, changes, { action: "import", by, at });
    await followContracts(transaction, changes, leads);
    // One that leaves some homes out leaves invented ones standing.
    const named = new Set(lines.map(({ key }) => key));
    if (saleHomes.every(({ key }) => named.has(key))) await transaction("homes_ledger").update({ sample: false });
    return { taken: true, comparison };
  });
}
