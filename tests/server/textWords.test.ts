import { expect, test } from "vitest";
import { newsText, textMessage, visitText } from "../../server/services/sms/compose.ts";
import { eucKrBytes, printableText } from "../../server/services/sms/eucKr.ts";
import { dayHoursFrom } from "../../server/services/sms/sendingHours.ts";

const link = "https://lumina.example/registrations/1-abcdefghijklmnopqrstuv";
const homes = "https://lumina.example/SalesInfo/homes";

test.each([
  ["2025-12-04T11:59:59Z", "2025-12-04T11:59:59Z"],
  ["2025-12-04T12:00:00Z", "2025-12-04T23:00:00Z"],
  ["2025-12-04T15:30:00Z", "2025-12-04T23:00:00Z"],
  ["2025-12-04T22:59:59Z", "2025-12-04T23:00:00Z"],
  ["2025-12-04T23:00:00Z", "2025-12-04T23:00:00Z"],
])("at %s advertising is allowed from %s", (at, from) => {
  expect(dayHoursFrom(new Date(at))).toEqual(new Date(from));
});

test("bytes are those of EUC-KR, and what it lacks becomes a question mark", () => {
  expect(eucKrBytes("abc 12")).toBe(6);
  expect(eucKrBytes("가힣㎡")).toBe(6);
  expect(printableText("김🌞뷁 e\u0301")).toBe("김?뷁 ?");
  expect(printableText("가")).toBe("가");
});

test("a text of 90 bytes is short, one of 91 is long with a subject, and one of 2,001 is refused", () => {
  expect(textMessage("제목", ["가".repeat(45)])).toEqual({ type: "SMS", body: "가".repeat(45), bytes: 90 });
  expect(textMessage("제목", [`${"가".repeat(45)}a`])).toMatchObject({ type: "LMS", subject: "제목", bytes: 91 });
  expect(textMessage("제목", ["가".repeat(1_000)])).toMatchObject({ type: "LMS", bytes: 2_000 });
  expect(() => textMessage("제목", [`${"가".repeat(1_000)}a`])).toThrow("2001");
  expect(() => textMessage("가".repeat(21), ["가".repeat(46)])).toThrow("subject");
});

test("texts stay within 90 and 2,000 bytes, with the longest values", () => {
  const long = visitText({ visit: "2025-12-06T14:00+09:00", agreedAt: new Date(), homes, link });
  expect(long.type).toBe("LMS");
  expect(long.bytes).toBeLessThanOrEqual(2_000);
  expect(newsText({ optOut: "080-123-4567", link, homes }).bytes).toBeLessThanOrEqual(2_000);
});
