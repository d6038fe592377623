import { expect, onTestFinished, test, vi } from "vitest";
import { startWorker } from "../../server/jobs/worker.ts";
import { publishPlanned } from "../../server/models/article/articleWriting.ts";
import { json, list, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";

const board = await startPressBoard();
const { app } = board;

const words = { title: "예약한 기사", summary: "요약", content: "본문" };
const send = (method: "post" | "put" | "delete", path: string) =>
  app.request[method](path).set(sameOrigin).set(json).set("Cookie", board.cookie);
/** @returns a moment as the value of the form's field */
const field = (ahead: number) => new Date(Date.now() + 9 * 3_600_000 + ahead).toISOString().slice(0, 16);
const hour = 3_600_000;
const plan = async (publishAt = field(hour)): Promise<string> =>
  (
    await send("post", `${list}/drafts`)
      .send({ ...words, when: "at", publishAt })
      .expect(201)
  ).body.article.id;

/** Lets the planned time of an article come, by the database's clock. */
const arrive = async (id: string) => {
  await app
    .db("articles")
    .where({ id })
    .update({ publish_at: app.db.raw("now() - interval '1 second'") });
  await app.db.raw("SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs");
};

/** What visitors can see of an article, at any URL. */
async function traces(id: string): Promise<string[]> {
  const seen: string[] = [];
  for (const path of [
    list,
    `${list}?pages=2`,
    `${list}/${id}`,
    `${list}/feed.xml`,
    "/sitemap.xml",
    `/other/press/${id}`,
  ])
    for (const accept of ["text/html", "application/json"]) {
      const answer = await app.request.get(path).set("Accept", accept);
      if (answer.text?.includes(words.title) || answer.text?.includes(`press/${id}<`) || answer.body.article)
        seen.push(`${path} ${accept}`);
    }
  return seen;
}

test("a planned article is visible nowhere before its time, whoever runs its job", async () => {
  await board.publish("먼저 게시한 기사");
  const id = await plan();
  expect(await traces(id)).toEqual([]);
  expect(await publishPlanned(app.db, id)).toBe(false);
  expect(await traces(id)).toEqual([]);
  const row = await app.db("articles").where({ id }).first();
  expect(row).toMatchObject({ number: null, views: 0 });
  for (const method of ["put", "delete"] as const)
    await app.request[method](`${list}/${id}/publication`).set(sameOrigin).set(json).expect(401);
});

test("a planned article is published at its time, as the newest, and cached lists are dropped", async () => {
  const relay = await startWorker({
    config: app.config,
    database: app.database,
    sessionSecret: "s".repeat(32),
    log: { debug() {}, info() {}, warn() {}, error() {} } as never,
    now: () => new Date(),
  });
  onTestFinished(() => relay.stop());
  const id = await plan();
  const later = await board.publish("그 사이에 게시한 기사");
  expect((await app.request.get(list).set(json)).body.articles).toHaveLength(1);
  await app.request.get(`${list}/feed.xml`);
  await app.request.get("/sitemap.xml");
  await arrive(id);
  await vi.waitFor(async () => expect((await app.request.get(list).set(json)).body.articles[0]).toMatchObject({ id }), {
    timeout: 20_000,
    interval: 50,
  });
  const { articles } = (await app.request.get(list).set(json)).body;
  expect(articles.map(({ number }: { number: number }) => number)).toEqual([later.number + 1, later.number]);
  await vi.waitFor(async () => {
    for (const path of [`${list}/feed.xml`, "/sitemap.xml"])
      expect((await app.request.get(path)).text).toContain(`press/${id}<`);
  });
  expect(Date.now() - Date.parse(articles[0].publishedAt)).toBeLessThan(60_000);
});

test("a plan can be moved, cancelled and carried out early; it leaves at most one job", async () => {
  const id = await plan();
  const jobs = async () =>
    (await app.db.raw("SELECT key, run_at FROM graphile_worker.jobs WHERE key = ?", [`publishArticle ${id}`])).rows;
  const edit = (revision: number, fields: object) =>
    send("put", `${list}/${id}`).send({ ...words, revision, ...fields });
  const moved = await edit(1, { when: "at", publishAt: field(2 * hour) }).expect(200);
  expect(Date.parse(moved.body.article.publishAt) - Date.now()).toBeGreaterThan(hour);
  expect((await jobs()).map(({ run_at }: { run_at: Date }) => run_at.toISOString())).toEqual([
    moved.body.article.publishAt,
  ]);
  expect((await edit(2, { when: "draft" }).expect(200)).body.article).toMatchObject({ publishAt: null, number: null });
  expect(await jobs()).toEqual([]);
  await edit(3, { when: "at", publishAt: field(hour) }).expect(200);
  await send("delete", `${list}/${id}/publication`).expect(204);
  expect(await jobs()).toEqual([]);
  await edit(4, { when: "at", publishAt: field(hour) }).expect(200);
  await send("put", `${list}/${id}/publication`).expect(204);
  expect(await jobs()).toEqual([]);
  expect((await app.request.get(`${list}/${id}`).set(json)).body.article).toMatchObject({ number: 1, views: 1 });
  // A published article stays published, whatever plan an old form sends.
  const after = await edit(5, { when: "at", publishAt: "2020-01-01T00:00", title: "고친 기사" }).expect(200);
  expect(after.body.article).toMatchObject({ number: 1, publishAt: null, unpublishedAt: null, title: "고친 기사" });
});

test("a draft has no number until it is published, and deleting it uses none", async () => {
  const draft = async () =>
    (
      await send("post", `${list}/drafts`)
        .send({ ...words, when: "draft" })
        .expect(201)
    ).body.article.id;
  const [first, second] = [await draft(), await draft()];
  expect(await traces(first)).toEqual([]);
  await send("delete", `${list}/${first}`).expect(204);
  await send("put", `${list}/${second}/publication`).expect(204);
  expect((await app.request.get(list).set(json)).body.articles).toMatchObject([{ id: second, number: 1 }]);
  const desk = await app.request.get("/admin/articles").set(json).set("Cookie", board.cookie);
  expect(desk.body.articles).toMatchObject([{ id: second, number: 1, unpublishedAt: null }]);
});

test.each(["", "2020-01-01T00:00", "2099-01-01T00:00", "내일", "2026-13-41T99:99", "2026-12-01T09:00:00Z"])(
  "an article can't be planned for %j",
  async (publishAt) => {
    const { body } = await send("post", `${list}/drafts`)
      .send({ ...words, when: "at", publishAt })
      .expect(422);
    expect(body.message).toMatch(/시각/);
    expect(await app.db("articles")).toHaveLength(0);
  },
);

test("drafts need a session, and a plain form gets a page", async () => {
  await app.request.post(`${list}/drafts`).set(sameOrigin).set(json).send(words).expect(401);
  const plain = (fields: object) => app.form(`${list}/drafts`, { ...words, ...fields }, board.cookie);
  const saved = await plain({ when: "at", publishAt: field(hour) }).expect(303);
  const page = await app.request.get(String(saved.headers.location)).set("Cookie", board.cookie).expect(200);
  expect(page.text).toContain("게시 예약");
  expect((await plain({ when: "at", publishAt: "" }).expect(422)).text).toContain("예약할 날짜와 시각을 골라 주세요.");
});
