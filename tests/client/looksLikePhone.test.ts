import { expect, test } from "vitest";
import { looksLikePhone } from "../../client/shared/format/phone.ts";

test.each([
  "01012345678",
  "010-1234-5678",
  "010 1234 5678",
  "011-234-5678",
  "+82 10-1234-5678",
  "02-123-4567",
  "031-1234-5678",
  "0505-123-4567",
  "0507-1234-5678",
  "070-1234-5678",
  "1533-8848",
  "+1 415 555 0100",
  "０１０－１２３４－５６７８",
])("%s looks like a number", (phone) => {
  expect(looksLikePhone(phone)).toBe(true);
});

test.each(["0109876", "010-987-6543", "010-1234-56789", "12345678", "02-123", "전화 주세요"])(
  "%s is asked about",
  (phone) => {
    expect(looksLikePhone(phone)).toBe(false);
  },
);
