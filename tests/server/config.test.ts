import { expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";

test("needs nothing with the embedded database", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    trustProxy: false,
  });
});

test("names every wrong variable in plain words", () => {
  const read = () =>
    readConfig({ PORT: "http", DATABASE_URL: "mysql://x", PUBLIC_URL: "lumina.example", ADMIN_PASSWORD: "short" });
  for (const name of ["PORT", "DATABASE_URL", "PUBLIC_URL", "ADMIN_PASSWORD"]) expect(read).toThrow(name);
});

test("asks for a secret where sessions would otherwise share none", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://a/b" })).toThrow("SESSION_SECRET is required");
});

test("takes an empty variable, as compose files leave them, for one that isn't set", () => {
  expect(readConfig({ DATABASE_URL: "", ADMIN_EMAIL: "", RELAY_URL: "" }).databaseUrl).toBeUndefined();
});

test("registrations are never kept for longer than the notice beside the forms says", () => {
  expect(readConfig({ RETENTION_DAYS: "30" }).retentionDays).toBe(30);
  expect(() => readConfig({ RETENTION_DAYS: "366" })).toThrow("RETENTION_DAYS may not be longer");
});

test.each([
  ["1", 1],
  ["true", 1],
  ["false", false],
  ["loopback", "loopback"],
])("trusts a proxy as %s says", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});
