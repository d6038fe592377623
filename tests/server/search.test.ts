import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { unitPath } from "../../client/complex/units.ts";
import { modelHouse } from "../../client/content/modelHouse.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { readConfig } from "../../server/config/config.ts";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { announceChanged } from "../../server/models/changedPages.ts";
import { announcePages } from "../../server/services/indexNow.ts";
import { json, startFakeService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const service = await startFakeService();
afterAll(() => service.stop());
const key = "0123456789abcdef";
const office = await startSalesOffice({
  INDEXNOW_KEY: key,
  INDEXNOW_URL: service.url,
  PUBLIC_URL: "http://lumina.example",
});
const { app } = office;
const site = "센트럴루미나";
const press = `http://lumina.example/${encodeURIComponent(site)}/press`;
const settings = present(app.config.indexNow);
const announce = () => announceChanged(app.db, (paths) => announcePages(settings, app.config.publicUrl, paths));
const told = () => service.received.flatMap(({ body }) => body.urlList as string[]);

beforeEach(async () => {
  service.received = [];
  service.behave = json(200, {});
  await app.db("changed_pages").delete();
});

test("the key file proves the site, and isn't there without a key", async () => {
  expect((await app.request.get(`/${key}.txt`).expect(200)).text).toBe(key);
  await app.request.get("/ffffffffffffffff.txt").expect(404);
  expect(() => readConfig({ INDEXNOW_KEY: "short" })).toThrow("INDEXNOW_KEY must be 8 to 128");
  expect(readConfig({}).indexNow).toBeUndefined();
});

test("published, edited, hidden, shown and deleted articles are announced once each; views and drafts aren't", async () => {
  const article = { title: "제목", summary: "요약", content: "본문" };
  const { id } = await publishArticle(app.db, site, article);
  await publishArticle(app.db, site, article, "draft");
  expect(await announce()).toBe(2);
  expect(service.received[0]).toMatchObject({
    method: "POST",
    path: "/indexnow",
    body: { host: "lumina.example", key, keyLocation: `http://lumina.example/${key}.txt` },
  });
  expect(told().sort()).toEqual([press, `${press}/${id}`]);
  await app.request.get(`/${encodeURIComponent(site)}/press/${id}`).expect(200);
  expect(await announce()).toBe(0);
  const path = `/${encodeURIComponent(site)}/press/${id}`;
  for (const [method, of] of [
    ["delete", `${path}/publication`],
    ["put", `${path}/publication`],
    ["delete", path],
  ] as const) {
    service.received = [];
    expect((await office.send(method, of)).status).toBe(204);
    await announce();
    expect(told(), `${method} ${of}`).toContain(`${press}/${id}`);
  }
});

test("a home whose state changes is announced with the list", async () => {
  await app.db("homes").insert({ key: "101-1502" }).onConflict("key").ignore();
  await app
    .db("home_events")
    .insert({ home: "101-1502", version: 9, action: "hold", from_state: "offered", to_state: "held" });
  await announce();
  expect(told()).toEqual(
    expect.arrayContaining(["http://lumina.example/SalesInfo/homes", "http://lumina.example/SalesInfo/homes/101-1502"]),
  );
});

test("what couldn't be announced is announced again, and a change meanwhile isn't forgotten", async () => {
  await app.db("changed_pages").insert({ path: "/SalesInfo/homes", changed_at: new Date("2026-11-25T00:00:00Z") });
  for (const status of [403, 429, 500]) {
    service.behave = json(status, {});
    await expect(announce()).rejects.toThrow(`IndexNow: HTTP ${status}`);
  }
  service.behave = json(202, {});
  await announceChanged(app.db, async () => {
    await app.db("changed_pages").update({ changed_at: new Date("2026-11-25T00:01:00Z") });
  });
  expect(await announce()).toBe(1);
  expect(await announce()).toBe(0);
});

test("each unit page, the prices and the homes have a preview picture of their own", async () => {
  const paths = [...unitTypes.map(({ label }) => unitPath(label)), "/SalesInfo/price", "/SalesInfo/homes"];
  const images = await Promise.all(
    paths.map(async (path) => {
      const { text } = await app.request.get(path).set("Accept", "text/html");
      return /property="og:image" content="http:\/\/lumina\.example([^"]+)"/.exec(text)?.[1] ?? "";
    }),
  );
  for (const image of new Set(images)) {
    expect(image).toMatch(/^\/previews\//);
    const { body } = await app.request.get(image).expect(200).expect("Content-Type", "image/jpeg");
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  }
  expect(new Set(images.slice(0, unitTypes.length)).size, "one for each type").toBe(unitTypes.length);
  await app.request.get("/previews/..%2Fannouncement.jpg").expect(404);
});

test("each unit page has a heading of its own, and the model house says where and when it is open", async () => {
  const headings = await Promise.all(
    unitTypes.map(async ({ label }) => {
      const { text } = await app.request.get(unitPath(label));
      return /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]?.replace(/<[^>]+>/g, "");
    }),
  );
  expect(new Set(headings).size).toBe(unitTypes.length);
  const { text } = await app.request.get("/Promotion/visit").set("Accept", "text/html");
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, found = ""]) =>
    JSON.parse(found),
  );
  const house = data.find((found) => found["@type"] === "LocalBusiness");
  expect(house.address.streetAddress).toBe(modelHouse.place.address);
  expect(house.openingHoursSpecification[0]).toMatchObject({ opens: modelHouse.open.from, closes: modelHouse.open.to });
});
