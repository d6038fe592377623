import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compressedPart, gzipOf, storedPart } from "../../server/views/gzipParts.ts";

/** Text as in articles: Hangul, markup, emoji, repetition. */
const long = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom("가", "힣", "<p>", "😀", " "), maxLength: 3_000 }),
  fc.nat({ max: 40_000 }).map((length) => "분양 ".repeat(length)),
);
const short = fc.oneof(fc.nat().map(String), fc.string({ unit: "binary", maxLength: 3_000 }));
const piece = fc.oneof(
  long.map((text) => ({ text, part: compressedPart(text) })),
  short.map((text) => ({ text, part: storedPart(text) })),
);

test("zlib decompresses joined parts to their texts, whatever they contain", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const whole = Buffer.from(pieces.map(({ text }) => text).join(""));
      expect(gunzipSync(gzipOf(pieces.map(({ part }) => part))).equals(whole)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("one part can be used in many bodies", () => {
  const [before, between, after] = ["조회수 ", "회, 데이터 ", "."].map(compressedPart);
  if (!before || !between || !after) throw new Error("There are three parts");
  for (const count of [0, 9, 10, 999, 1_000, 2_147_483_647]) {
    const words = count.toLocaleString("ko-KR");
    const body = gzipOf([before, storedPart(words), between, storedPart(String(count)), after]);
    expect(gunzipSync(body).toString()).toBe(`조회수 ${words}회, 데이터 ${count}.`);
  }
});

test("a stored part has a maximum size", () => {
  expect(gunzipSync(gzipOf([storedPart("x".repeat(65_535))])).length).toBe(65_535);
  expect(() => storedPart("x".repeat(65_536))).toThrow(RangeError);
});
