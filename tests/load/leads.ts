import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import knex from "knex";
import { connect } from "../../server/database/connect.ts";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import {
  countLeads,
  type LeadQuery,
  leadsPerPage,
  listLeads,
  listSources,
  selectLeads,
  toLead,
} from "../../server/models/lead/lead.ts";
import { findLead } from "../../server/models/lead/leadDetail.ts";
import { leadOverview } from "../../server/models/lead/leadOverview.ts";
import { funnel } from "../../server/models/statistics.ts";
import { callbacksBefore, callbacksDue, countOpenTasks, visitsOn, walkinsOn } from "../../server/models/today.ts";
import { csvLine } from "../../server/views/leadCsv.ts";
import { fillLeads } from "../support/demoLeads.ts";

/**
 * Measures the lead inbox with a year of leads, in a scratch database: `npm run bench:leads`, or with another number
 * after `--`. Prints the median and the worst of several runs, in milliseconds.
 */
const leads = Number(process.argv[2] ?? 200_000);
const runs = 15;

const dataDir = await mkdtemp(join(tmpdir(), "lumina-leads-"));
const embedded = await startEmbedded({ dataDir, durable: false });
await migrate(embedded.url);
const { db, close } = connect(embedded.url, () => {});
const say = (line: string) => process.stdout.write(`${line}\n`);

async function time(name: string, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const shown = (value: number | undefined) => `${(value ?? 0).toFixed(1).padStart(8)} ms`;
  say(`${name.padEnd(44)}${shown(taken[Math.floor(runs / 2)])}${shown(taken.at(-1))}`);
}

const viewer = { id: "0", role: "office" } as const;
const query = (q = "", filters: LeadQuery["filters"] = {}): LeadQuery => ({ q, filters, viewer });

try {
  const start = performance.now();
  // Filling takes longer than the timeout of a request.
  const patient = knex({ client: "pg", connection: embedded.url, pool: { min: 0, max: 1 } });
  for (let filled = 0; filled < leads; filled += 20_000)
    await fillLeads(patient, Math.min(20_000, leads - filled), filled);
  await patient.raw("VACUUM ANALYZE registrations");
  await patient.destroy();
  say(`${leads.toLocaleString("en")} leads in ${((performance.now() - start) / 1_000).toFixed(1)} s\n`);
  say(`${"".padEnd(44)}${"median".padStart(11)}${"worst".padStart(11)}`);

  const deep = (await selectLeads(db, query(), Math.floor(leads * 0.9))).at(-1);
  if (!deep) throw new Error("No leads");
  const after = { at: deep.created_at.toISOString(), id: deep.id };
  await time("first page", () => listLeads(db, query()));
  await time("a page after nine tenths of them", () => listLeads(db, { ...query(), after }));
  await time("counting all", () => countLeads(db, query(), 10_000));
  await time("all sources", () => listSources(db));
  for (const q of ["김", "민서", "김민서", "없는이름", "5678", "01012345678", "12"]) {
    await time(`search ${q}`, () => listLeads(db, query(q)));
    await time(`search ${q}, counted`, () => countLeads(db, query(q), 10_000));
  }
  await time("filter: new", () => listLeads(db, query("", { status: "new" })));
  await time("filter: given up", () => listLeads(db, query("", { relay: "given_up" })));
  await time("filter: a source and a form", () => listLeads(db, query("", { source: "naver", form: "home" })));
  await time("filter: one day", () => listLeads(db, query("", { from: "2026-01-05", to: "2026-01-05" })));
  await time("filter: visits of one day", () => {
    const visit = new Date().toISOString().slice(0, 10);
    return listLeads(db, query("", { visit }));
  });
  await time("search with a filter", () => listLeads(db, query("김", { status: "visited" })));
  await time("filter: a type of interest", () => listLeads(db, query("", { type: "105" })));

  const [counsellor] = await db("administrators")
    .insert({ email: "counsellor@bench.example", password_hash: "", role: "counsellor" })
    .returning("id");
  const own = { id: counsellor?.id ?? "0", role: "counsellor" } as const;
  // A fifth of the year's leads; the others are unassigned or assigned to a colleague.
  await db.raw("UPDATE registrations SET assignee_id = ? WHERE id % 5 = 0", [own.id]);
  await time("a counsellor's first page", () => listLeads(db, { ...query(), viewer: own }));
  await time("a counsellor's page far down", () => listLeads(db, { ...query(), viewer: own, after }));
  await time("a counsellor's leads, counted", () => countLeads(db, { ...query(), viewer: own }, 10_000));
  await time("a counsellor's search 김민서", () => listLeads(db, { ...query("김민서"), viewer: own }));
  const from = new Date(`${new Date().toISOString().slice(0, 10)}T00:00+09:00`);
  const day = { from, to: new Date(from.getTime() + 24 * 3_600_000) };
  for (const [name, one] of [
    ["the office", viewer],
    ["a counsellor", own],
  ] as const) {
    await time(`today of ${name}: visits`, () => visitsOn(db, one, day));
    await time(`today of ${name}: walk-ins`, () => walkinsOn(db, one, day));
    await time(`today of ${name}: callbacks`, () => callbacksBefore(db, one, day.to));
    await time(`today of ${name}: the frame's count`, () => callbacksDue(db, one, new Date()));
    await time(`today of ${name}: new ones`, () => listLeads(db, { ...query("", { status: "new" }), viewer: one }));
  }
  await time("today: open tasks", () => countOpenTasks(db));
  await time("figures: a year by type", () => funnel(db, "type", new Date(Date.now() - 364 * 24 * 3_600_000)));
  await time("detail", () => findLead(db, deep.id, viewer));
  await time("overview", () => leadOverview(db));

  const began = performance.now();
  let bytes = 0;
  let position: LeadQuery["after"];
  for (;;) {
    const rows = await selectLeads(db, { ...query(), after: position }, 1_000);
    bytes += Buffer.byteLength(rows.map(toLead).map(csvLine).join(""));
    const last = rows.at(-1);
    if (!last) break;
    position = { at: last.created_at.toISOString(), id: last.id };
  }
  say(
    `\nCSV of all: ${((performance.now() - began) / 1_000).toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB, ` +
      `${Math.round(process.memoryUsage().rss / 1e6)} MB of memory; a page holds ${leadsPerPage}`,
  );
} finally {
  await close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
