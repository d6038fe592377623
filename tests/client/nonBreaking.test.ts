import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NonBreaking } from "../../client/components/NonBreaking.tsx";

/** @returns the parts of a text that can't break */
function unbroken(text: string): string[] {
  const markup = renderToStaticMarkup(createElement(NonBreaking, { text }));
  expect(markup.replace(/<[^>]+>/g, "")).toBe(text);
  return [...markup.matchAll(/<span class[^>]*>([^<]+)<\/span>/g)].map(([, part]) => part ?? "");
}

test("numbers, dates, amounts and names with a dot or a hyphen stay on one line", () => {
  expect(unbroken("대표전화 1533-8848로 문의해 주세요.")).toEqual(["1533-8848로"]);
  expect(unbroken("라인별 거리는 동·호수배치도에 있습니다.")).toEqual(["동·호수배치도에"]);
  expect(unbroken("2025년 12월 22일(월)~24일(수) 마감")).toEqual(["22일(월)~", "24일(수)"]);
  expect(unbroken("전용 84㎡ 5억 7,900만원~6억 5,900만원, 전용")).toEqual(["84㎡", "5억 7,900만원~", "6억 5,900만원,"]);
  expect(unbroken("중도금 이자 약 3,203만원, 세금 약 1억 648만원")).toEqual(["약 3,203만원,", "약 1억 648만원"]);
  expect(unbroken("모두 1억 원 초과 10억 원 이하입니다.")).toEqual(["1억 원", "10억 원"]);
  expect(unbroken("무인택배실은 각 동 1층에 있고, 실제와 다를 수 있습니다.")).toEqual(["각 동", "다를 수 있습니다."]);
  expect(unbroken("안방에 8.5㎡ 드레스룸이 있습니다.")).toEqual(["8.5㎡"]);
});

test("a text without any is a plain text, and what is wider than a phone may break", () => {
  expect(unbroken("거실과 침실 3개를 모두 남쪽에 배치했습니다.")).toEqual([]);
  expect(unbroken("홈페이지(www.e-revenuestamp.or.kr)")).toEqual([]);
});
