import { expect, test } from "vitest";
import { phoneDigits } from "../../client/shared/phoneDigits.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { db } = office.app;

test.each([
  ...[
    ...["010-2345-6789", "010.2345.6789", "(010) 2345‑6789", "０１０－２３４５－６７８９", "1023456789", "+1023456789"],
    ...[
      "+82 10-2345-6789",
      "+82 (0)10 2345 6789",
      "8201023456789",
      "082-10-2345-6789",
      "＋８２ １０ ２３４５ ６７８９",
    ],
    ...["0082 010 2345 6789", "001-82-10-2345-6789", "00700-82-10-2345-6789", "tel:+82-10-2345-6789"],
  ].map((spelling) => [spelling, "01023456789"]),
  ["02-123-4567", "021234567"],
  ["1533-8848", "15338848"],
  ["010-2345-67890", "010234567890"],
  ["+1 213 456 7890", "12134567890"],
  ["사무실로 전화 주세요", ""],
])("the phone %s is found as %s", async (phone, digits) => {
  await office.lead({ phone });
  expect(await db("registrations").pluck("phone_digits")).toEqual([digits]);
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  [{ source: "naver", referrer: "blog.example" }, "naver"],
  [{ referrer: "blog.example" }, "blog.example"],
  [{}, "direct"],
])("the attribution %j has the source %s", async (touch, source) => {
  await office.lead({ last_touch: JSON.stringify(touch) as never });
  expect(await db("registrations").pluck("source")).toEqual([source]);
});

test.each([
  ["relay_attempts", { outcome: "relayed" }, { reason: "another" }],
  [
    "consent_events",
    { kind: "given", version: "1", hash: "h", marketing: false, channel: "form" },
    { marketing: true },
  ],
])("%s can't be changed or deleted, except with its registration", async (table, row, change) => {
  const registration_id = await office.lead();
  await db(table).insert({ ...row, registration_id });
  await expect(db(table).update(change)).rejects.toThrow("append-only");
  await expect(db(table).delete()).rejects.toThrow("append-only");
  await db("registrations").delete();
  expect(await db(table)).toEqual([]);
});
