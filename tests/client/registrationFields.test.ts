import { describe, expect, test } from "vitest";
import { parseRegistration } from "../../client/shared/registration.ts";

const lead = { form: "popup", name: "김하늘", phone: "010-2345-6789" };
const errorsOf = (fields: object) => {
  const parsed = parseRegistration({ ...lead, ...fields }, false);
  return parsed.ok ? {} : parsed.fields;
};
const stored = (fields: object) => {
  const parsed = parseRegistration({ ...lead, ...fields }, false);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.registration;
};

const lineBreaks = ["\n", "\r\n", "\t", "\v", "\u0085", "\u2028", "\u2029"];
const invisibleCharacters = ["\u0000", "\u007f", "\u3164", "\udc00"];
/** Of direction, or without width. */
const marks = ["\u200b", "\u200d", "\u200f", "\u2060", "\ufeff", "\u00ad", "\u061c", "\u202e", "\u2066"];

describe.each(["name", "phone", "email", "visitDate", "key"] as const)("%s is a single line", (field) => {
  test.each([...lineBreaks, ...invisibleCharacters])("without %j", (part) => {
    const message = "줄바꿈이나 보이지 않는 문자가 들어 있습니다. 지우고 한 줄로 다시 적어 주세요.";
    for (const value of [`하나${part}둘`, `${part}하나`, `하나${part}`])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });
});

test.each(marks)("the mark %j is taken out of names and messages, and is no input by itself", (mark) => {
  const texts = { name: `${mark}하${mark}나`, message: `첫 줄${mark}\n둘${mark}째` };
  expect(stored(texts)).toMatchObject({ name: "하나", message: "첫 줄\n둘째" });
  expect(Object.keys(errorsOf({ name: mark }))).toEqual(["name"]);
});

test("an emoji keeps its own joiner", () => {
  expect(stored({ message: "가족 👩‍👧 👍🏽" }).message).toBe("가족 👩‍👧 👍🏽");
});

test("a message keeps its lines, with the line breaks that its field counts", () => {
  expect(stored({ message: "첫 줄\r\n\t둘째 줄\n" }).message).toBe("첫 줄\n\t둘째 줄");
});

test.each([
  "경품 당첨 http://evil.example",
  "https",
  "www.evil",
  "evil.com",
  "당첨 Evil-Shop.co.kr/1",
  "t.me/evil",
  "x.kr",
  "예시.한국",
  "ｅｖｉｌ．ｃｏｍ",
  "evil。com",
  "me@evil.com",
  "tel://1",
])("a name can't be a link: %s", (name) => {
  expect(errorsOf({ name })).toEqual({ name: "고객명에는 인터넷 주소를 적을 수 없습니다. 고객명만 적어 주세요." });
});

test.each([
  "김하늘",
  "J. Smith",
  "J.R.R. Tolkien",
  "O'Neil-Smith",
  "김하늘·이바다",
  "(주)가온",
  "Nguyễn Thị",
  "김하늘 🌞",
])("a name may be %s", (name) => {
  expect(stored({ name }).name).toBe(name);
});

test("decomposed Hangul is the same text", () => {
  const inDecomposedForm = { name: "김하늘".normalize("NFD"), message: "문의".normalize("NFD") };
  expect(stored(inDecomposedForm)).toMatchObject({ name: "김하늘", message: "문의" });
});

test("an invalid source is dropped, and the lead is stored", () => {
  const last = { source: "naver\n새 등록 99건", medium: "cpc", campaign: "\u202egnp" };
  expect(stored({ touches: { last } }).touches.last).toEqual({ medium: "cpc", campaign: "gnp" });
});
