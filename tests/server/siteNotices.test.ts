import { beforeEach, expect, test } from "vitest";
import { noticeCopy } from "../../client/copy/siteNotice.ts";
import type { EditNoticeProps, NoticesProps } from "../../client/shared/desk/notices.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { sweepPictures } from "../../server/models/article/picture.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin, type TestApp, testApp } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
let later = 0;
/** A second instance, whose clock a test can put forward. */
const other = await testApp({
  databaseUrl: app.databaseUrl,
  context: { now: () => new Date(Date.now() + later) },
});

const minute = 60_000;
const hour = 60 * minute;
const at = (fromNow: number) => seoulTime(new Date(Date.now() + fromNow)).slice(0, 16);
const fields = {
  heading: "견본주택 임시 휴관",
  words: "## 안내\n12월 1일은 쉽니다. [오시는 길](/Promotion/visit)",
  link: "/Promotion/visit",
  linkLabel: "",
  from: at(-hour),
  until: at(hour),
  place: "both",
  position: "1",
};
type Fields = Record<string, string>;
const add = (changed: Fields = {}) => office.send("post", "/admin/notices", { ...fields, ...changed });
const idOf = async (changed?: Fields): Promise<string> => (await add(changed).expect(201)).body.id;
const html = async (from: TestApp, path = "/Brand/intro") => (await from.request.get(path)).text;
const soon = { timeout: 2_000, interval: 20 };
const notes = async () =>
  (await office.log()).filter(({ action }) => action === "notice").map((row) => row.details.note);

beforeEach(async () => {
  later = 0;
  await app.db.raw("TRUNCATE site_notices; NOTIFY notices");
  for (const one of [app, other]) await expect.poll(() => html(one), soon).not.toContain("data-notice");
});

test("a notice is on every page of both instances, cached or not, and gone from them when it is ended", async () => {
  const paths = [
    "/",
    "/Brand/intro",
    "/SalesInfo/homes",
    "/%EC%84%BC%ED%8A%B8%EB%9F%B4%EB%A3%A8%EB%AF%B8%EB%82%98/press",
    "/no-such-page",
  ];
  const before = await html(other);
  for (const path of paths) await html(other, path);
  const id = await idOf();
  for (const one of [app, other])
    for (const path of paths) await expect.poll(() => html(one, path), soon).toContain(`<aside`);
  expect(await html(other)).toContain(fields.heading);
  expect(await html(other), "the dialog is home's alone").not.toContain(`id="notice-${id}"`);
  expect(await html(other, "/")).toContain(`id="notice-${id}"`);
  await office.send("delete", `/admin/notices/${id}`).expect(204);
  for (const path of paths) await expect.poll(() => html(other, path), soon).not.toContain(fields.heading);
  expect(await html(other), "not a byte more").toBe(before);
  const { notices }: NoticesProps = (await office.get("/admin/notices").expect(200)).body;
  expect(notices.map(({ state }) => state)).toEqual(["ended"]);
});

test("it begins and ends at its minute, with nothing written then", async () => {
  await idOf({ from: at(hour), until: at(2 * hour) });
  await expect.poll(async () => (await office.get("/admin/notices")).body.notices[0].state, soon).toBe("planned");
  const shows = async () => (await html(other)).includes(fields.heading);
  // The instance has read it by the time it shows it.
  await expect
    .poll(() => {
      later = hour + minute;
      return shows();
    }, soon)
    .toBe(true);
  later = 0;
  expect(await shows()).toBe(false);
  later = 2 * hour - 2 * minute;
  expect(await shows()).toBe(true);
  later = 2 * hour;
  expect(await shows()).toBe(false);
});

test("the first by order is in the bar, and all of home's dialogs are in its page", async () => {
  const second = await idOf({ heading: "둘째", position: "2" });
  const first = await idOf({ heading: "첫째", position: "1" });
  const dialog = await idOf({ heading: "셋째", position: "1", place: "dialog" });
  await expect.poll(() => html(other, "/"), soon).toContain("셋째");
  const page = await html(other, "/");
  expect(page).toContain(`<html lang="ko" data-origin="${app.config.publicUrl}" data-notice="${first}">`);
  expect(page.match(/<aside[^>]* data-notice="\d+"/g)).toHaveLength(1);
  expect([...page.matchAll(/id="notice-(\d+)"/g)].map(([, id]) => id)).toEqual([first, dialog, second]);
});

test("counsellors and strangers can neither read nor write them", async () => {
  const kim = await office.counsellor("kim@lumina.example");
  const id = await idOf();
  for (const [method, path] of [
    ["get", "/admin/notices"],
    ["post", "/admin/notices"],
    ["get", `/admin/notices/${id}`],
    ["put", `/admin/notices/${id}`],
    ["delete", `/admin/notices/${id}`],
  ] as const) {
    await kim.as(method, path).expect(403);
    await app.request[method](path).set(sameOrigin).set({ Accept: "application/json" }).expect(401);
  }
  expect(await app.db("site_notices")).toHaveLength(1);
});

test("each change is logged, with the notice as it is then", async () => {
  const before = await notes();
  const id = await idOf();
  await office.send("put", `/admin/notices/${id}`, { ...fields, heading: "고침", previous: "1" }).expect(204);
  await office.send("delete", `/admin/notices/${id}`).expect(204);
  await office.send("delete", `/admin/notices/${id}`).expect(204);
  const added = (await notes()).slice(0, -before.length || undefined);
  expect(added).toHaveLength(3);
  expect(added[2]).toContain(fields.heading);
  for (const note of added.slice(0, 2)) expect(note).toContain("고침");
});

test("a second edit of the same revision is told so, and its next one is taken", async () => {
  const id = await idOf();
  const edit = (heading: string, previous: string) =>
    office.send("put", `/admin/notices/${id}`, { ...fields, heading, previous });
  await edit("첫 사람", "1").expect(204);
  const { body } = await edit("둘째 사람", "1").expect(409);
  expect(body).toMatchObject({ message: noticeCopy.problems.changed, now: "2" });
  await edit("둘째 사람", body.now).expect(204);
  const { notice }: EditNoticeProps = (await office.get(`/admin/notices/${id}`).expect(200)).body;
  expect(notice).toMatchObject({ heading: "둘째 사람", revision: 3 });
});

test("a request whose answer was lost adds one notice", async () => {
  const send = () => add().set("Idempotency-Key", "lost");
  const [first, second] = [await send().expect(201), await send().expect(201)];
  expect(second.body).toEqual(first.body);
  expect(await app.db("site_notices")).toHaveLength(1);
});

test("what can't be shown is refused beside its field, and stays in the form without scripts", async () => {
  const { problems } = noticeCopy;
  const refused: [Fields, string, string | undefined][] = [
    [{ heading: " " }, "heading", problems.heading],
    [{ heading: "가".repeat(81) }, "heading", problems.heading],
    [{ words: "[글](javascript:alert(1))" }, "words", undefined],
    [{ words: `![사진](/uploads/${"0".repeat(32)})` }, "words", undefined],
    [{ link: "javascript:alert(1)" }, "link", problems.link],
    [{ link: "http://lumina.example/" }, "link", problems.link],
    [{ link: "//evil.example/" }, "link", problems.link],
    [{ link: "/\\evil.example/" }, "link", problems.link],
    [{ from: "2026-02-31T10:00" }, "from", problems.from],
    [{ until: at(-2 * hour) }, "until", problems.order],
    [{ from: at(-2 * hour), until: at(-hour) }, "until", problems.past],
    [{ place: "footer" }, "place", problems.place],
    [{ position: "0" }, "position", problems.position],
  ];
  for (const [changed, field, message] of refused) {
    const { body } = await add(changed).expect(422);
    expect(Object.keys(body.fields), JSON.stringify(changed)).toEqual([field]);
    if (message) expect(body.fields[field]).toBe(message);
  }
  expect(await app.db("site_notices")).toEqual([]);
  const page = await app.form("/admin/notices", { ...fields, link: "ftp://x" }, office.cookie).expect(422);
  expect(page.text).toContain(fields.heading);
  expect(page.text).toContain(problems.link);
});

test("a picture is in the dialog with its alternative text, and kept for as long as the notice is", async () => {
  const [named, unused] = ["a".repeat(32), "b".repeat(32)];
  for (const hash of [named, unused]) await app.db("pictures").insert({ hash, width: 640, height: 360 });
  const picture = `/uploads/${named}`;
  const { problems } = noticeCopy;
  for (const [changed, fields] of [
    [{ picture, pictureAlt: "" }, { pictureAlt: problems.pictureAlt }],
    [{ picture: "/uploads/../x", pictureAlt: "글" }, { picture: problems.picture }],
    [{ picture: `/uploads/${"c".repeat(32)}`, pictureAlt: "글" }, { picture: problems.picture }],
  ] as const)
    expect((await add(changed)).body.fields).toEqual(fields);
  const id = await idOf({ picture, pictureAlt: "문 닫은 견본주택" });
  await expect.poll(() => html(other, "/"), soon).toContain('alt="문 닫은 견본주택"');
  expect(await html(other, "/")).toContain(`${picture}-640.avif`);
  expect(await html(other), "the bar has none").not.toContain(`<img src="${picture}`);
  const { values }: EditNoticeProps = (await office.get(`/admin/notices/${id}`)).body;
  expect(values).toMatchObject({ picture, pictureAlt: "문 닫은 견본주택" });
  await sweepPictures(app.db, new Date(Date.now() + 8 * 24 * hour));
  expect(await app.db("pictures").select("hash")).toEqual([{ hash: named }]);
});

test("markup is text on the page, never elements or scripts", async () => {
  const heading = '</script><img src=x onerror="alert(1)">';
  await idOf({ heading, words: "<b>굵게</b> [글](https://lumina.example/)" });
  await expect.poll(() => html(other, "/"), soon).toContain("굵게");
  const page = await html(other, "/");
  expect(page).not.toContain("<img src=x");
  expect(page).not.toContain("<b>굵게");
  expect(page).toContain('<a href="https://lumina.example/">글</a>');
});
