import { describe, expect, test } from "vitest";
import type { LeadsProps } from "../../client/shared/desk/leads.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const json = { Accept: "application/json" };
const names = ({ body }: { body: LeadsProps }) => body.leads.map(({ name }) => name);
const search = async (fields: object) => names(await office.send("post", "/admin/leads/search", fields).expect(200));

describe("without a session", () => {
  const pages = ["/admin", "/admin/leads", "/admin/leads/1", "/admin/overview", "/admin/log", "/admin/nothing"];

  test.each(pages)("%s redirects to the sign-in form and isn't cached", async (path) => {
    const page = await app.request.get(path).expect(302);
    expect(page.headers.location).toBe(`/admin/sign-in?next=${encodeURIComponent(path)}`);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["x-robots-tag"]).toContain("noindex");
    await app.request.get(path).set(json).expect(401);
  });

  test("the sign-in form leads to the desk, and nowhere else", async () => {
    const signIn = (next: string) =>
      app.form("/session", { email: "admin@lumina.example", password: "correct horse battery", next }).expect(303);
    expect((await signIn("/admin/leads/7")).headers.location).toBe("/admin/leads/7");
    for (const elsewhere of ["https://evil.example", "//evil.example", "/admin/../x", "/admin//evil.example"])
      expect((await signIn(elsewhere)).headers.location).toMatch(/press$/);
  });
});

describe("the list", () => {
  test("shows the newest first, thirty per page, each lead once", async () => {
    const moment = new Date("2026-01-05T03:00:00Z");
    for (let index = 0; index < 65; index += 1)
      await office.lead({ name: `고객 ${index}`, created_at: new Date(moment.getTime() + Math.floor(index / 3)) });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body }: { body: LeadsProps } = await office
        .get("/admin/leads")
        .query(cursor ? { cursor } : {})
        .expect(200);
      sizes.push(body.leads.length);
      seen.push(...body.leads.map(({ name }) => name));
      expect(body.count).toBe(65);
      cursor = body.nextCursor;
    }
    expect(sizes).toEqual([30, 30, 5]);
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `고객 ${64 - index}`));
  });

  test("is a page with its own frame, excluded from caches and search engines", async () => {
    await office.lead({ name: "<b>김</b>", message: "</script>" });
    const page = await app.request
      .get("/admin/leads")
      .set("Cookie", office.cookie)
      .expect(200)
      .expect("Content-Type", /html/);
    expect(page.text).toContain("&lt;b&gt;김&lt;/b&gt;");
    expect(page.text).not.toContain("방문예약 하기");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.text).toContain('<meta name="robots" content="noindex">');
  });

  test("narrows by state, form, type of interest, source, days of Seoul, the day of the visit and the relay", async () => {
    await office.lead({ name: "가", status: "contacted", created_at: new Date("2024-03-01T15:30:00Z") });
    await office.lead({
      name: "나",
      form: "home",
      interest_type: "84C",
      last_touch: { source: "naver" },
      relay_state: "given_up",
    });
    const visitor = await office.lead({ name: "다" });
    await app.db("visit_slots").insert({ starts_at: "2026-05-02T01:00:00Z", booked: 1 });
    await app.db("visit_bookings").insert({ registration_id: visitor, starts_at: "2026-05-02T01:00:00Z" });
    const found = async (query: object) => names(await office.get("/admin/leads").query(query).expect(200));
    expect(await found({ status: "contacted" })).toEqual(["가"]);
    expect(await found({ form: "home" })).toEqual(["나"]);
    expect(await found({ type: "84C" })).toEqual(["나"]);
    expect(await found({ type: "none" })).toEqual(["다", "가"]);
    expect(await found({ type: "unheard-of" })).toHaveLength(3);
    expect(await found({ source: "naver" })).toEqual(["나"]);
    expect(await found({ relay: "given_up" })).toEqual(["나"]);
    expect(await found({ from: "2024-03-02", to: "2024-03-02" })).toEqual(["가"]);
    expect(await found({ to: "2024-03-01" })).toEqual([]);
    expect(await found({ visit: "2026-05-02" })).toEqual(["다"]);
    expect(await found({ status: "unheard-of", from: "yesterday" })).toEqual(["다", "나", "가"]);
  });

  test("finds part of a name or number, however it was typed", async () => {
    await office.lead({ name: "김 하나", phone: "010-1234-5678" });
    await office.lead({ name: "Lee Duna", phone: "+82 10 9876 5432" });
    await office.lead({ name: "100%_정답", phone: "02-555-0000" });
    expect(await search({ q: "하나" })).toEqual(["김 하나"]);
    expect(await search({ q: "김하" })).toEqual(["김 하나"]);
    expect(await search({ q: "김" })).toEqual(["김 하나"]);
    expect(await search({ q: "DUN" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "%_" })).toEqual(["100%_정답"]);
    expect(await search({ q: "5678" })).toEqual(["김 하나"]);
    expect(await search({ q: "010 9876-54" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "+82 10 9876" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "555" })).toEqual(["100%_정답"]);
    expect(await search({ q: "없음" })).toEqual([]);
    expect(await search({ q: "하나".normalize("NFD") })).toEqual(["김 하나"]);
    for (const q of ["-", "()", "+"]) expect(await search({ q }), q).toEqual([]);
    expect(await search({ q: "하나", status: "closed" })).toEqual([]);
  });

  test("refuses text that can't be a name or number", async () => {
    for (const q of ["a\0b", "\uD800", "가".repeat(51)])
      await office.send("post", "/admin/leads/search", { q }).expect(400);
    await office.send("post", "/admin/leads/search", { q: "", cursor: "x" }).expect(400);
  });

  test("ignores filters that can't match: a day that doesn't exist, an impossible board", async () => {
    await office.lead();
    for (const day of ["0000-01-01", "2026-02-31", "\0"]) {
      const { body } = await office.send("post", "/admin/leads/search", { from: day, visit: day }).expect(200);
      expect(body.filters).toEqual({});
    }
    for (const site of ["%00", "..", "%ed%a0%80"])
      await app.request.get(`/admin/articles?site=${site}`).set(json).set("Cookie", office.cookie).expect(200);
  });

  test("works as a plain form, and the search isn't in its URL", async () => {
    await office.lead({ name: "박서준" });
    const page = await app.form("/admin/leads/search", { q: "서준", status: "" }, office.cookie).expect(200);
    expect(page.text).toContain("박서준");
    expect(page.text).not.toContain('id="hydration"');
    await office.get("/admin/leads/search").expect(302);
  });
});
