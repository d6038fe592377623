import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deskPages } from "../../client/desk/pages.ts";
import { pages } from "../../client/pages/pages.ts";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const site = encodeURIComponent("센트럴루미나");

/** The paths of the server's route tables that answer GET. */
const routes = ["server/routes.ts", "server/deskRoutes.ts"].flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\.(?:get|route)\("([^"]+)"/g)].map(([, path]) => String(path)),
);
const paths = [
  ...new Set([
    ...routes,
    ...pages.flatMap(({ path, also = [] }) => [path, ...also]),
    ...deskPages.map(({ path }) => path),
  ]),
];

/** @throws Error for a route with a parameter unknown to this test: add a value here */
async function addressOf(path: string): Promise<string> {
  const lead = await office.lead();
  const article = await publishArticle(app.db, "센트럴루미나", { title: "제목", summary: "요약", content: "" });
  const { headers } = await app.post("/registrations", {
    form: "popup",
    name: "김하나",
    phone: "010-1234-5678",
    key: lead,
  });
  const values: Record<string, string> = {
    ":site": site,
    ":token": String(headers.location).split("/").at(-1) ?? "",
    ":label": "84A",
    ":file": `${"0".repeat(32)}-preview.jpg`,
    ":id": path.startsWith("/admin/leads") ? lead : article.id,
    ":key": "101-1001",
    ":home": "101-1001",
  };
  return path.replaceAll(/:\w+/g, (name) => {
    const value = values[name];
    if (!value) throw new Error(`${path} has an unknown parameter`);
    return value;
  });
}

test("no GET sets a cookie, with a session or without: caches could share it", {
  timeout: 120_000,
}, async () => {
  expect(paths.length).toBeGreaterThan(50);
  const open = ["/robots.txt", "/sitemap.xml", "/:site/press/feed.xml", "/announcement.pdf", "/favicon.ico"];
  const shared: string[] = [];
  for (const path of [...paths, ...open]) {
    if (path === "/admin/leads/events") continue;
    const address = await addressOf(path);
    for (const headers of [{}, { Accept: "application/json" }])
      for (const cookie of ["", office.cookie]) {
        const answer = await app.request.get(address).set({ ...headers, ...(cookie && { Cookie: cookie }) });
        expect(answer.status, address).toBeLessThan(500);
        expect(answer.headers["set-cookie"], address).toBeUndefined();
        if (/public/.test(String(answer.headers["cache-control"]))) shared.push(path);
      }
  }
  for (const path of open) expect(shared.filter((one) => one === path).length, path).toBeGreaterThanOrEqual(4);
});

test("a parameter that is a property of every object is an unknown value", async () => {
  for (const [path, name] of [
    ["/:site/press", "signIn"],
    ["/admin/sign-in", "signIn"],
    ["/admin/leads/:id", "done"],
    ["/registrations/:token", "done"],
  ] as const) {
    const address = await addressOf(path);
    const cookie = path.startsWith("/admin/leads") ? { Cookie: office.cookie } : {};
    // Viewing a lead is logged, and shown at the next view.
    const read = async (word: string) => {
      await app.db.raw(
        "ALTER TABLE desk_log DISABLE TRIGGER USER; DELETE FROM desk_log; ALTER TABLE desk_log ENABLE TRIGGER USER",
      );
      return (await app.request.get(`${address}?${name}=${word}`).set(cookie).expect(200)).text.replaceAll(
        /\d\d:\d\d:\d\d[^<"]*/g,
        "",
      );
    };
    const unknown = await read("nonsense");
    for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])
      expect((await read(word)).length, `${path} ${word}`).toBe(unknown.length);
  }
});
