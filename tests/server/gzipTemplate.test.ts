import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { GzipTemplate } from "../../server/views/gzipTemplate.ts";

/** Text as articles hold it: Hangul, markup, emoji, repetition. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("가", "힣", "<p>", "😀", " "), maxLength: 3_000 }),
  fc.nat({ max: 40_000 }).map((length) => "분양 ".repeat(length)),
);

test("zlib reads a filled template as the text, whatever stands in it and in its holes", () => {
  const hole = fc.oneof(fc.nat().map(String), fc.string({ unit: "binary", maxLength: 3_000 }));
  const holes = fc.array(hole, { maxLength: 4 });
  fc.assert(
    fc.property(holes, fc.infiniteStream(text), (filled, texts) => {
      const parts = [...texts.take(filled.length + 1)];
      const template = new GzipTemplate(parts);
      const whole = Buffer.from(parts.map((part, index) => part + (filled[index] ?? "")).join(""));
      expect(gunzipSync(template.gzip(filled)).equals(whole)).toBe(true);
      expect(template.text(filled).equals(whole)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("one template is filled again and again", () => {
  const template = new GzipTemplate(["조회수 ", "회, 데이터 ", "."]);
  for (const count of [0, 9, 10, 999, 1_000, 2_147_483_647])
    expect(gunzipSync(template.gzip([count.toLocaleString("ko-KR"), String(count)])).toString()).toBe(
      `조회수 ${count.toLocaleString("ko-KR")}회, 데이터 ${count}.`,
    );
});

test("a hole that is missing, too many or too large is refused", () => {
  const template = new GzipTemplate(["a", "b"]);
  expect(() => template.gzip([])).toThrow(RangeError);
  expect(() => template.gzip(["1", "2"])).toThrow(RangeError);
  expect(() => template.gzip(["x".repeat(65_536)])).toThrow(RangeError);
  expect(gunzipSync(template.gzip(["x".repeat(65_535)])).length).toBe(65_537);
});
