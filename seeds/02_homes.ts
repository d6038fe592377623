import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { hasView } from "../client/complex/homes/homeViews.ts";
import { type PlacedHome, saleHomes } from "../client/complex/homes/saleHomes.ts";
import { homeKeys } from "../client/complex/plans/homeKeys.ts";
import { schedule } from "../client/content/schedule.ts";
import { changeHomes, free, type HomeValues, lockHomes } from "../server/models/home/changeHomes.ts";

const day = 86_400_000;
/** How many homes of the sample are left, how many of them held, and how long they are, in hours. */
const left = 96;
const heldFor = [3, 7, 19, 22];
/** Share of the sold homes whose contracts were signed in the days for the winners. */
const soldAtFirst = 0.62;

/** @returns a number from 0 to 1 that is the same for the same text */
const chance = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;

/** How likely a home is to be left: low floors, east and west lines and large types are chosen last. */
function staying(home: PlacedHome): number {
  const { key, floor, facing, type } = home;
  const low = floor <= 9 ? 3.2 : floor <= 14 ? 1.7 : floor <= 24 ? 1 : 0.5;
  const side = facing === "남" ? 1 : 1.7;
  const large = Number.parseInt(type, 10) > 100 ? 1.5 : 1;
  const view = hasView(home, "lake") && hasView(home, "open") ? 0.45 : 1;
  return chance(key) * low * side * large * view;
}

/** @returns the day of a sold home's contract, in Seoul: the winners' days, then ever fewer a week until yesterday */
function soldOn(key: string, now: Date): string {
  const step = (id: string) => schedule.find((each) => each.id === id);
  const { from = "", to = from } = step("contract") ?? {};
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const within = (first: number, last: number, share: number) =>
    dayOf(first + Math.floor((share * Math.max(0, last - first)) / day) * day);
  const share = chance(`day ${key}`);
  if (chance(`phase ${key}`) < soldAtFirst) return within(Date.parse(from), Date.parse(to) + day, share);
  const begin = Date.parse(step("remainingUnits")?.from ?? to);
  return within(begin, Math.max(begin, now.getTime() - day), share ** 1.6);
}

/**
 * A sample of the ledger of homes, marked as such, for sites that are being tried. Skips a ledger in which something
 * was written, so seeding twice changes nothing.
 */
export async function seed(db: Knex): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.raw("LOCK TABLE homes IN SHARE ROW EXCLUSIVE MODE");
    if (await transaction("home_events").first("id")) return;
    const { homes, at } = await lockHomes(transaction, homeKeys);
    const rows = new Map(homes.map((home) => [home.key, home]));
    const ordered = [...saleHomes].sort((one, other) => staying(other) - staying(one));
    const remaining = new Set(ordered.slice(0, left + heldFor.length).map(({ key }) => key));
    // Held are homes that people choose, not the last ones.
    const held = [...remaining].sort((one, other) => chance(`held ${one}`) - chance(`held ${other}`));
    const byDay = new Map<string, { key: string; values: HomeValues }[]>();
    const sold = saleHomes
      .filter(({ key }) => !remaining.has(key))
      .map(({ key }) => ({ key, date: soldOn(key, at) }))
      .sort((one, other) => one.date.localeCompare(other.date));
    for (const [index, { key, date }] of sold.entries()) {
      const number = `S-${String(index + 1).padStart(4, "0")}`;
      const values: HomeValues = { ...free, state: "contracted", contract_number: number, contracted_on: date };
      byDay.set(date, [...(byDay.get(date) ?? []), { key, values }]);
    }
    const change = (changes: readonly { key: string; values: HomeValues }[], moment: Date) =>
      changeHomes(
        transaction,
        changes.flatMap(({ key, values }) => {
          const home = rows.get(key);
          return home ? [{ home, values }] : [];
        }),
        { action: "sample", by: null, at: moment },
      );
    for (const [date, changes] of byDay) await change(changes, new Date(`${date}T15:00+09:00`));
    const holds = heldFor.map((hours, index) => ({
      key: held[index] ?? "",
      values: { ...free, state: "held", until: new Date(at.getTime() + hours * 3_600_000) } satisfies HomeValues,
    }));
    await change(holds, at);
    await transaction("homes_ledger").update({ open: true, sample: true });
  });
}
