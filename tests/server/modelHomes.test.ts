import { expect, test } from "vitest";
import { homeKeys } from "../../client/complex/plans/homeKeys.ts";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

const drawn = async (query: string) => (await app.request.get(`/ComplexGuide/model${query}`).expect(200)).text;

test("the page is rendered with the home in its URL, its type, height and window as text", async () => {
  const html = await drawn("?home=106-4501&hour=18:30");
  for (const words of ["106동 4501호", "119A", "바닥 높이 지상 약 135m", "거실 창은 남쪽을 봅니다"])
    expect(html, words).toContain(words);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/ComplexGuide\/model">/);
});

test("so is the hour, whether or not it comes with a home", async () => {
  for (const query of ["?hour=18:30", "?home=106-4501&hour=18:30", "?hour=18:30&home=106-4501"])
    expect(await drawn(query), query).toMatch(/aria-valuetext="18:30/);
  expect(await drawn("?home=106-4501")).toMatch(/aria-valuetext="17:30/);
});

test("a home of the first general sale has its price, one of the floors above none", async () => {
  expect(await drawn("?home=102-1502")).toContain("6억 1,400만원");
  const later = await drawn("?home=102-4502");
  expect(later).not.toMatch(/\d억/);
  expect(later).toContain("추후 공급");
});

test("an unknown home or hour in the URL renders the page without one", async () => {
  const plain = await drawn("");
  for (const query of ["?home=103-2604", "?home=999", "?home=", "?hour=23:30", "?hour=0700", "?home[]=102-1502"])
    expect(await drawn(query), query).toBe(plain);
  expect(plain).not.toContain("<output");
});

test("the form leads to the page of the selected home, or of the nearest existing one", async () => {
  const chosen = async (tower: string, line: string, floor: string) => {
    const query = new URLSearchParams({ tower, line, floor });
    return (await app.request.get(`/ComplexGuide/model/home?${query}`).expect(303)).headers.location;
  };
  expect(await chosen("104동", "2", "26")).toBe("/ComplexGuide/model?home=104-2602");
  expect(await chosen("103동", "4", "60")).toBe("/ComplexGuide/model?home=103-4903");
  expect(await chosen("<b>", "x", "")).toBe("/ComplexGuide/model");
  expect((await app.request.get("/ComplexGuide/model/home").expect(303)).headers.location).toBe("/ComplexGuide/model");
});

test("there are no more renderings than homes", () => {
  expect(new Set(homeKeys).size).toBe(998);
});
