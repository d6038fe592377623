import { expect, test } from "vitest";
import { mentioned } from "../../client/complex/sale/questionSearch.ts";
import { questionsAbout, questionsAt } from "../../client/copy/sale/faq.ts";
import { saleAt } from "../support/ledgers.ts";

const groups = questionsAt(saleAt(new Date("2026-11-29T10:00:00+09:00")));
const pagesAbout = (sought: string) =>
  questionsAbout(groups, sought).flatMap(({ questions }) => questions.map(({ page }) => page));

test("a search finds what other words say, and leads to the page that answers", () => {
  expect(pagesAbout("인지세")).toContain("/SalesInfo/stampTax");
  expect(pagesAbout("환불")).toContain("/SalesInfo/announcement");
  expect(pagesAbout("조망")).toContain("/ComplexGuide/model");
  for (const word of ["일조", "햇빛"]) expect(pagesAbout(word)).toContain("/ComplexGuide/detailintro");
  for (const word of ["학군", "지하철", "병원", "마트"])
    expect(pagesAbout(word)).toContain("/LocationEnvironment/intro");
  expect(pagesAbout("세금")).toEqual(expect.arrayContaining(["/SalesInfo/price", "/SalesInfo/stampTax"]));
  expect(pagesAbout("없는낱말")).toEqual([]);
  // Of a phrase that no question has whole, those that have most of it; letters may come apart, as file names have them.
  expect(pagesAbout("평당 낱말")).toEqual(pagesAbout("평당"));
  expect(pagesAbout("주차".normalize("NFD"))).toEqual(pagesAbout("주차"));
  expect(pagesAbout("중도금대출")).toEqual(expect.arrayContaining(pagesAbout("중도금 대출한도").slice(0, 1)));
});

test("one syllable is no part of an unrelated word", () => {
  expect(mentioned(["비규제지역이라 지역 제한이 없습니다."], [], "역")).toBe(0);
  expect(mentioned(["역까지 걸어서 9분입니다."], [], "역")).toBe(1);
  expect(mentioned(["49층까지 분양합니다."], [], "층")).toBe(1);
  expect(mentioned(["한울까지 걸어서 9분입니다."], ["지하철역"], "역")).toBe(1);
  expect(mentioned(["역까지 걸어서 9분입니다."], ["지하철"], "역 지하철")).toBe(2);
  expect(mentioned(["역까지 걸어서 9분입니다."], ["지하철"], "역 버스")).toBe(1);
});
