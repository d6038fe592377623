import { expect, test } from "vitest";
import { readWon } from "../../client/shared/format/won.ts";

test.each([
  ["85000", 85_000],
  ["85,000만원", 85_000],
  ["8억 5천만", 85_000],
  ["8억5천만 원", 85_000],
  ["8.5억", 85_000],
  ["8억 5,000", 85_000],
  ["850000000원", 85_000],
  ["850000000", 85_000],
  ["850,000,000", 85_000],
  ["８５０００", 85_000],
  ["5억", 50_000],
  ["5천만", 5_000],
  ["10000.5", 10_000.5],
  ["0", 0],
])("%s is a sum of money", (text, units) => {
  expect(readWon(text)).toBe(units);
});

test.each(["", " ", "억", "만", "-100000", "1e5", "8억 5천만 이상", "5억5억", "팔억"])("%s is none", (text) => {
  expect(readWon(text)).toBeUndefined();
});
