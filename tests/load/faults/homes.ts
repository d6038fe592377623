import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import { linkPath } from "../../../server/services/signing/signedLinks.ts";
import { changedHomes, homesWithGaps } from "../../support/ledgerFaults.ts";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";

const ports = [4331, 4332] as const;
const secret = "load".repeat(8);
const administrator = { email: "fault@lumina.example", password: "correct horse battery" };
const env = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

const kills = Number(process.env.FAULT_KILLS ?? 20);
const buyers = 200;
/** Homes whose holds end at one moment, and requests for each of them then. */
const endingHomes = 40;
const waiting = 5;
/** Rounds in which a lead is merged and erased while a home is held for it. */
const partings = 60;
/** Milliseconds for which the database is stopped. */
const stall = 6_000;

interface Answer {
  /** 0: no answer. */
  status: number;
  home: string;
  lead: string;
  took: number;
}

/** The desk on two instances. */
class Desk {
  readonly answers: Answer[] = [];
  readonly #cluster: Cluster;
  readonly #keys = saleHomes.map(({ key }) => key);
  #cookie = "";

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  async signIn(): Promise<void> {
    const response = await this.send(0, "POST", "/session", administrator);
    assert.equal(response.status, 200);
    this.#cookie = String(response.headers.get("set-cookie")).split(";")[0] ?? "";
  }

  /** @param instance 0 or 1 */
  send(instance: number, method: string, path: string, body: object = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${ports[instance % 2]}${path}`, {
      method,
      redirect: "manual",
      headers: {
        Cookie: this.#cookie,
        Accept: "application/json",
        "Content-Type": "application/json",
        "Sec-Fetch-Site": "same-origin",
      },
      body: JSON.stringify(body),
    });
  }

  /** @returns a home that no scenario has used yet */
  nextHome(): string {
    const key = this.#keys.pop();
    assert.ok(key, "no home is left for another round");
    return key;
  }

  /** Stores leads, each with a number of its own unless given. */
  async leads(count: number, phone?: string): Promise<string[]> {
    const rows = await this.#cluster.query<{ id: string }>(
      `INSERT INTO registrations (key, fingerprint, form, name, phone, consent_version, consent_hash)
       SELECT gen_random_uuid(), '', 'popup', '홍길동', coalesce($2, '010' || lpad((random() * 99999999)::integer::text, 8, '0')),
         '1', 'hash'
       FROM generate_series(1, $1) RETURNING id`,
      [count, phone ?? null],
    );
    return rows.map(({ id }) => id);
  }

  async hold(instance: number, home: string, lead: string): Promise<Answer> {
    const from = performance.now();
    const response = await this.send(instance, "POST", `/admin/homes/${home}/hold`, { lead }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const answer = { status: response?.status ?? 0, home, lead, took: performance.now() - from };
    this.answers.push(answer);
    return answer;
  }

  /** @returns who holds a home now */
  async holderOf(home: string): Promise<string | undefined> {
    const [row] = await this.#cluster.query<{ lead_id: string }>(
      "SELECT lead_id FROM homes WHERE key = $1 AND state = 'held' AND until > now()",
      [home],
    );
    return row?.lead_id;
  }
}

/** Two hundred hold one home at once, while an instance is killed. */
async function holdsWithKills(desk: Desk, cluster: Cluster, servers: Awaited<ReturnType<typeof startServer>>[]) {
  let unanswered = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const home = desk.nextHome();
    const leads = await desk.leads(buyers);
    const victim = kill % 2;
    const server = servers[victim];
    let answered = 0;
    let killed: Promise<number> | undefined;
    const holds = leads.map(async (lead, index) => {
      const answer = await desk.hold(index, home, lead);
      // At another moment of the holds each time, the first one's own included.
      if (answered === (kill * buyers) / 2 / kills && server) killed = end(server, "SIGKILL");
      answered += 1;
      return answer;
    });
    const answers = await Promise.all(holds);
    await killed;
    servers[victim] = await startServer(ports[victim] ?? 0, cluster.url, env);
    const holders = answers.filter(({ status }) => status === 200);
    assert.ok(holders.length <= 1, `${holders.length} were told that they hold ${home}`);
    const holder = await desk.holderOf(home);
    if (holders[0]) assert.equal(holder, holders[0].lead, `${home} is held by somebody else than told`);
    unanswered += answers.filter(({ status }) => status === 0).length;
    // Whoever got no answer asks again: one holds it then, whatever was lost.
    const again = await Promise.all(
      answers.filter(({ status }) => status === 0 || status === 503).map(({ lead }, at) => desk.hold(at, home, lead)),
    );
    const now = await desk.holderOf(home);
    assert.ok(now, `nobody holds ${home}`);
    for (const { status, lead } of again) if (status === 200) assert.equal(lead, now);
  }
  return unanswered;
}

/** Holds of many homes end at one moment, for which several wait with each. */
async function holdsThatEnd(desk: Desk, cluster: Cluster) {
  const homes = Array.from({ length: endingHomes }, () => desk.nextHome());
  for (const home of homes) assert.equal((await desk.hold(0, home, (await desk.leads(1))[0] ?? "")).status, 200);
  const [row] = await cluster.query<{ until: Date }>("SELECT now() + interval '3 seconds' AS until");
  assert.ok(row);
  // The holds' events are changed with them, past the trigger that keeps history: as if they had been made for less.
  await cluster.query("ALTER TABLE home_events DISABLE TRIGGER home_events_append_only");
  await cluster.query("UPDATE homes SET until = $1 WHERE key = ANY($2)", [row.until, homes]);
  await cluster.query("UPDATE home_events SET until = $1 WHERE home = ANY($2)", [row.until, homes]);
  await cluster.query("ALTER TABLE home_events ENABLE TRIGGER home_events_append_only");
  const leads = await desk.leads(endingHomes * waiting);
  const taken = await Promise.all(
    leads.map(async (lead, index) => {
      const home = homes[index % endingHomes] ?? "";
      for (;;) {
        const { status } = await desk.hold(index, home, lead);
        if (status === 200) return 1;
        if (status === 409 && Date.now() > row.until.getTime() + 2_000) return 0;
        await pause(20);
      }
    }),
  );
  assert.equal(taken.filter(Boolean).length, endingHomes, "each home has one new holder");
  const [early] = await cluster.query<{ count: string }>(
    "SELECT count(*) FROM home_events WHERE home = ANY($1) AND version = 2 AND at < $2",
    [homes, row.until],
  );
  assert.equal(Number(early?.count), 0, "a home was held before its hold had ended");
}

/** A lead is merged into another, and that one erased by its visitor, while homes are held for both. */
async function leadsThatLeave(desk: Desk) {
  let erased = 0;
  for (let round = 0; round < partings; round += 1) {
    const phone = `010${String(round).padStart(8, "5")}`;
    const [part = "", whole = ""] = await desk.leads(2, phone);
    const homes = [desk.nextHome(), desk.nextHome()];
    const work = [
      () => desk.hold(0, homes[0] ?? "", part),
      () => desk.hold(1, homes[1] ?? "", whole),
      () =>
        desk.send(0, "POST", `/admin/leads/${whole}/merged`, { ids: [part] }).then((answer) => answer.arrayBuffer()),
      async () => {
        const gone = await desk.send(1, "POST", linkPath(secret, whole), { change: "withdraw", confirm: "yes" });
        erased += gone.status === 303 ? 1 : 0;
      },
    ];
    // Begun in every order.
    await Promise.all([...work.slice(round % 4), ...work.slice(0, round % 4)].map((each) => each()));
  }
  return erased;
}

/** The database stops answering while homes are held. */
async function holdsWhileStalled(desk: Desk, cluster: Cluster) {
  const leads = await desk.leads(120);
  const homes = Array.from({ length: 30 }, () => desk.nextHome());
  const before = desk.answers.length;
  const early = leads.slice(0, 60).map((lead, index) => desk.hold(index, homes[index % 30] ?? "", lead));
  const resume = await cluster.stall();
  const late = leads.slice(60).map((lead, index) => desk.hold(index, homes[index % 30] ?? "", lead));
  await pause(stall);
  resume();
  await Promise.all([...early, ...late]);
  const answers = desk.answers.slice(before);
  const refused = answers.filter(({ status }) => status === 503);
  assert.ok(refused.length > 0, "no hold met the stall");
  for (const home of homes) {
    const told = answers.filter((answer) => answer.home === home && answer.status === 200);
    assert.ok(told.length <= 1, `${told.length} were told that they hold ${home}`);
    if (told[0]) assert.equal(await desk.holderOf(home), told[0].lead);
  }
  // Sent again, each is taken or told what stands there.
  const again = await Promise.all(refused.map(({ lead, home }, index) => desk.hold(index, home, lead)));
  for (const { status, home, lead } of again) {
    assert.ok(status === 200 || status === 409, `${status} after the stall`);
    if (status === 200) assert.equal(await desk.holderOf(home), lead);
  }
  return { refused: refused.length, slowest: Math.max(...answers.map(({ took }) => took)) };
}

/** Homes are held by many at once on two instances, through kills, ends, merges, erasures and a stalled database. */
export async function homes(): Promise<string> {
  const cluster = await Cluster.start();
  const servers = [await startServer(ports[0], cluster.url, env), await startServer(ports[1], cluster.url, env)];
  try {
    const desk = new Desk(cluster);
    await desk.signIn();
    const unanswered = await holdsWithKills(desk, cluster, servers);
    await holdsThatEnd(desk, cluster);
    const erased = await leadsThatLeave(desk);
    const { refused, slowest } = await holdsWhileStalled(desk, cluster);

    const others = new Set(
      desk.answers.map(({ status }) => status).filter((status) => ![0, 200, 409, 503].includes(status)),
    );
    // A lead that was merged or erased meanwhile is refused with a sentence.
    others.delete(422);
    assert.deepEqual([...others], [], "answered with another status than 200, 409, 422 or 503");
    assert.deepEqual(await cluster.query(changedHomes), [], "a row isn't what its events tell");
    assert.deepEqual(await cluster.query(homesWithGaps), [], "an event is missing");
    const unheard = await cluster.query(
      `SELECT home FROM unnest($1::text[], $2::bigint[]) AS told (home, lead)
       WHERE NOT EXISTS (SELECT FROM home_events WHERE home = told.home AND lead_id = told.lead AND action = 'hold')`,
      [
        desk.answers.filter(({ status }) => status === 200).map(({ home }) => home),
        desk.answers.filter(({ status }) => status === 200).map(({ lead }) => lead),
      ],
    );
    assert.deepEqual(unheard, [], "an acknowledged hold has no event");
    const orphans = await cluster.query(
      `SELECT homes.key FROM homes JOIN registrations AS lead ON lead.id = lead_id WHERE lead.merged_into IS NOT NULL`,
    );
    assert.deepEqual(orphans, [], "a home is held for a lead that was merged into another");
    const [events] = await cluster.query<{ count: string }>("SELECT count(*) FROM home_events");
    return `of ${buyers} one holds a home, in each of ${kills} rounds on two instances with one killed (${unanswered} holds without an answer, asked again); ${endingHomes} holds that ended at one moment had one new holder each of ${waiting}, none early; ${erased} leads erased while merged and held for; stopped for ${stall / 1_000} s: ${refused} refused and asked again, slowest answer ${Math.round(slowest)} ms; ${desk.answers.length} requests, ${events?.count} events, rows as they tell`;
  } finally {
    for (const server of servers) await end(server, "SIGTERM");
    await cluster.stop();
  }
}
