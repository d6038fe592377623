import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";
import { CountingService } from "./countingService.ts";
import { countLost, Visitors } from "./visitors.ts";

const port = 4326;
const url = `http://127.0.0.1:${port}`;
const administrator = { email: "fault@lumina.example", password: "correct horse battery" };

/** Milliseconds for which the database is stopped or its table locked. */
const lengths = [2_000, 5_000, 6_000, 15_000];
/** Milliseconds of traffic before and after: what a fault leaves in a pool shows in later answers. */
const before = 1_500;
const after = 4_000;
/** Milliseconds within which a registration must be answered. */
const answerLimit = 5_000;
const registrants = 24;

const faults: Record<string, (cluster: Cluster) => Promise<() => unknown>> = {
  stopped: (cluster) => cluster.stall(),
  locked: (cluster) => cluster.lock("registrations"),
};

/**
 * A signed-in user who reads leads, the press and reports, publishes articles and changes a lead in a loop: sessions,
 * shared statements, transactions.
 */
class DeskWork {
  readonly statuses: number[] = [];
  /** Titles and notes that were acknowledged. */
  readonly titles: string[] = [];
  readonly notes: string[] = [];
  readonly #name: string;
  #going = true;
  #loop: Promise<void> = Promise.resolve();

  /** @param name separates its texts from other users' */
  constructor(name: string) {
    this.#name = name;
  }

  /** @param lead the id of the lead that gets notes */
  async start(lead: string): Promise<void> {
    const signedIn = await fetch(`${url}/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(administrator),
    });
    assert.equal(signedIn.status, 200);
    const Cookie = String(signedIn.headers.get("set-cookie")).split(";")[0] ?? "";
    this.#loop = this.#work(Cookie, lead);
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#loop;
  }

  async #work(Cookie: string, lead: string): Promise<void> {
    const send = async (path: string, body?: object) => {
      const headers = { Cookie, Accept: "application/json", "Sec-Fetch-Site": "same-origin" };
      const response = await fetch(
        url + path,
        body
          ? { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) }
          : { headers },
      );
      await response.arrayBuffer();
      this.statuses.push(response.status);
      return response.ok;
    };
    for (let count = 0; this.#going; count += 1) {
      await send(["/admin/leads", "/a-site/press", "/admin/overview"][count % 3] ?? "");
      const text = `${this.#name} ${count}`;
      if (await send("/a-site/press", { title: text, summary: "요약", content: "" })) this.titles.push(text);
      if (await send(`/admin/leads/${lead}/notes`, { body: text })) this.notes.push(text);
      await pause(20);
    }
  }

  /** @returns the number of acknowledged articles and notes that aren't stored */
  async countLost(cluster: Cluster): Promise<number> {
    const articles = await cluster.query<{ title: string }>("SELECT title FROM articles");
    const notes = await cluster.query<{ body: string }>("SELECT body FROM lead_notes");
    const stored = {
      titles: new Set(articles.map(({ title }) => title)),
      notes: new Set(notes.map(({ body }) => body)),
    };
    return [
      ...this.titles.filter((title) => !stored.titles.has(title)),
      ...this.notes.filter((note) => !stored.notes.has(note)),
    ].length;
  }
}

async function live(cluster: Cluster, fault: string, length: number, relayed: boolean): Promise<string> {
  const name = `${fault} for ${length / 1_000} s, ${relayed ? "with" : "without"} a relay`;
  const visitors = new Visitors(url, { registrants, name: `${fault}-${length}-${relayed}` });
  await visitors.register(`lead-${fault}-${length}-${relayed}`);
  const [lead] = await cluster.query<{ id: string }>("SELECT id FROM registrations LIMIT 1");
  const desk = new DeskWork(name);
  await desk.start(lead?.id ?? "");
  let freed = Number.NaN;
  try {
    await pause(before);
    const release = await faults[fault]?.(cluster);
    await pause(length);
    await release?.();
    freed = performance.now() - visitors.start;
    await pause(after);
  } finally {
    await Promise.all([visitors.stop(), desk.stop()]);
  }

  const { pages, registrations } = visitors;
  const refused = registrations.filter(({ status }) => status === 503);
  const retried = await Promise.all(refused.map(({ key }) => visitors.register(key)));
  const lost =
    (await countLost([...registrations, ...retried], (keys) => cluster.storedKeys(keys))) +
    (await desk.countLost(cluster));
  const statuses = [...registrations.map(({ status }) => status), ...desk.statuses];
  const failed = statuses.filter((status) => status === 500).length;
  const slowest = Math.max(...registrations.map(({ took }) => took));
  const again = registrations.find(({ status, sentAt }) => status === 201 && sentAt > freed);
  const figures = `${name}: ${registrations.length - refused.length} stored, ${refused.length} refused and stored on retry, ${desk.titles.length + desk.notes.length} articles and notes, ${lost} lost, ${failed} answers of 500; slowest answer ${Math.round(slowest)} ms`;

  assert.equal(lost, 0, figures);
  assert.equal(failed, 0, figures);
  assert.deepEqual(new Set(pages.map(({ status }) => status)), new Set([200]), `${name}: a content page failed`);
  const others = statuses.filter((status) => ![200, 201, 204, 503].includes(status));
  assert.deepEqual(others, [], `${name}: answered with another status than 200, 201, 204 or 503`);
  assert.deepEqual(
    retried.filter(({ status }) => status !== 201),
    [],
    `${name}: a retry was refused`,
  );
  assert.ok(refused.length > 0 || length < answerLimit, `${name}: no registration was affected by the fault`);
  assert.ok(again, `${name}: no registration was stored afterwards`);
  assert.ok(slowest <= answerLimit, figures);
  return figures;
}

/**
 * PostgreSQL is stopped and resumed, and a table is locked and unlocked, while visitors register and the office works.
 */
export async function stalledDatabase(): Promise<string> {
  const figures: string[] = [];
  for (const relayed of [false, true]) {
    const cluster = await Cluster.start();
    // Slow enough for the relay to start transactions while the database is stopped.
    const service = new CountingService({ delay: 100 });
    const server = await startServer(port, cluster.url, {
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      TRUST_PROXY: "1",
      ...(relayed && { RELAY_URL: await service.listen() }),
    });
    try {
      for (const fault of Object.keys(faults))
        for (const length of lengths) figures.push(await live(cluster, fault, length, relayed));
      assert.equal(server.exitCode, null, "the server ended");
    } finally {
      await end(server, "SIGTERM");
      service.close();
      await cluster.stop();
    }
  }
  return `\n  ${figures.join("\n  ")}`;
}
