import { expect, test } from "vitest";
import { movedPages, movedSites } from "../../client/content/pages.ts";
import { pages } from "../../client/pages/pages.ts";
import { deleteArticle, setPublished } from "../../server/models/article/articleDesk.ts";
import { json, list, site, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";

const board = await startPressBoard();
const { app } = board;

test("every former path of a page redirects to it, in any spelling and with its query", async () => {
  const paths = pages.flatMap(({ path, also = [] }) => [path, ...also]);
  for (const [old, path] of movedPages) {
    expect(old).toBe(old.toLowerCase());
    expect(paths.map((known) => known.toLowerCase())).not.toContain(old);
    for (const spelling of [old, old.toUpperCase(), `${old}/`]) {
      const { headers } = await app.request.get(`${spelling}?utm_source=a`).expect(301);
      expect(headers.location).toBe(`${path}?utm_source=a`);
      await app.request.get(path).expect(200);
    }
  }
});

test("everything below a board's former name redirects to its new one", async () => {
  for (const [old, name] of movedSites) {
    expect(movedSites.has(name)).toBe(false);
    const now = encodeURIComponent(name);
    const { id } = await board.publish("옮긴 기사", name);
    for (const rest of ["/press", "/press/", `/press/${id}`, "/press/feed.xml", "/customer", "/press?cursor=x"]) {
      // Twice: the second answer comes from the cache.
      for (const headers of [{}, json, {}])
        await app.request.get(`/${old}${rest}`).set(headers).expect(301).expect("Location", `/${now}${rest}`);
    }
    const words = { title: "제목", summary: "요약", content: "" };
    await app.request.post(`/${old}/press`).set(sameOrigin).send(words).expect(308).expect("Location", `/${now}/press`);
  }
});

test("every page is found in any letter case and with a trailing slash", async () => {
  const paths = pages.filter(({ path }) => path !== "/").flatMap(({ path, also = [] }) => [path, ...also]);
  for (const path of paths.map((one) => one.replace(":site", encodeURIComponent(site))))
    for (const spelling of [path.toLowerCase(), path.toUpperCase().replaceAll("%EC", "%ec"), `${path}/`])
      expect((await app.request.get(path.includes(":") ? "/" : spelling)).status, spelling).toBe(200);
});

test("an article under another board's name redirects to its own board, a hidden or deleted one to the list", async () => {
  const shown = await board.publish("다른 곳", "gaon");
  const [hidden, deleted] = [await board.publish("숨긴 기사"), await board.publish("지운 기사")];
  await setPublished(app.db, site, hidden.id, false);
  await deleteArticle(app.db, site, deleted.id);
  const get = (id: string, where = list) => app.request.get(`${where}/${id}`);
  await get(shown.id).expect(302).expect("Location", `/gaon/press/${shown.id}`);
  for (const { id } of [hidden, deleted]) {
    await get(id).expect(302).expect("Location", list);
    await get(`${id}?utm_source=kakao`).expect(302).expect("Location", `${list}?utm_source=kakao`);
    await get(id, "/gaon/press").expect(302).expect("Location", "/gaon/press");
    await get(id).set(json).expect(404);
  }
  const lists = [await app.request.get(`${list}/feed.xml`), await app.request.get("/sitemap.xml")];
  for (const { text } of lists) for (const { id } of [hidden, deleted]) expect(text).not.toContain(`/press/${id}<`);
  expect(lists[1]?.text).toContain(`/gaon/press/${shown.id}<`);
});

test("the sitemap has the time of an article's last change", async () => {
  const { id } = await board.publish("고친 기사");
  const edited = new Date("2027-01-02T03:04:05Z");
  await app.db("articles").where({ id }).update({ edited_at: edited });
  await app.db.raw("NOTIFY articles");
  await expect
    .poll(async () => (await app.request.get("/sitemap.xml")).text)
    .toContain(`/press/${id}</loc><lastmod>${edited.toISOString()}</lastmod>`);
});
