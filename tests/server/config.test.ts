import { expect, test } from "vitest";
import { configWarnings, readConfig } from "../../server/config/config.ts";

test("nothing is required with the embedded database", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    trustProxy: false,
  });
});

test("every wrong variable is named with an explanation", () => {
  const read = () =>
    readConfig({ PORT: "http", DATABASE_URL: "mysql://x", PUBLIC_URL: "lumina.example", ADMIN_PASSWORD: "short" });
  for (const name of ["PORT", "DATABASE_URL", "PUBLIC_URL", "ADMIN_PASSWORD"]) expect(read).toThrow(name);
});

test.each([
  ["PORT", "abc", /PORT must be a port number, 0 to 65535 \(it is "abc"\)/],
  ["PORT", "1e3", /PORT must be a port number/],
  ["PORT", "70000", /PORT must be a port number/],
  ["METRICS_PORT", "-1", /METRICS_PORT must be a port number/],
  ["TRUST_PROXY", "yes", /TRUST_PROXY must be the number of proxies .* \(it is "yes"\)/],
  ["TRUST_PROXY", "10.0.0.0/33", /TRUST_PROXY must be/],
  ["REGISTRATION_LIMIT", "0", /REGISTRATION_LIMIT must be a number of registrations, 1 to/],
  ["RETENTION_DAYS", "forever", /RETENTION_DAYS must be a number of days/],
  ["PUBLIC_URL", "https://lumina.example/site", /PUBLIC_URL must be a scheme and a host only.* \(it is "https:/],
  ["PUBLIC_URL", "https://https://lumina.example", /PUBLIC_URL must be a scheme and a host only/],
  ["PUBLIC_URL", "https://office@lumina.example", /PUBLIC_URL must be a scheme and a host only/],
  ["ADMIN_PASSWORD", "p".repeat(201), /ADMIN_PASSWORD must be at most 200 characters/],
])("%s=%s is refused with what it must be", (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(words);
});

test("a wrong secret is never printed", () => {
  for (const name of [
    "DATABASE_URL",
    "SESSION_SECRET",
    "ADMIN_PASSWORD",
    "RELAY_KEY",
    "SMTP_URL",
    "ALERT_WEBHOOK_URL",
  ]) {
    const read = () => readConfig({ [name]: "s3cr:t" });
    expect(read).toThrow(name);
    expect(read).not.toThrow("s3cr:t");
  }
});

test("https without a trusted proxy gives a warning", () => {
  const warned = (env: Record<string, string>) => configWarnings(readConfig(env)).join();
  expect(warned({ PUBLIC_URL: "https://lumina.example" })).toContain("TRUST_PROXY");
  expect(warned({ PUBLIC_URL: "https://lumina.example", TRUST_PROXY: "0" })).toContain("TRUST_PROXY");
  expect(warned({ PUBLIC_URL: "https://lumina.example", TRUST_PROXY: "1" })).toBe("");
  expect(warned({})).toBe("");
});

test("a session secret is required with DATABASE_URL", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://a/b" })).toThrow("SESSION_SECRET is required");
});

test.each(["https://lumina.example", "https://lumina.example/", "http://localhost:3000", "HTTPS://Lumina.Example"])(
  "PUBLIC_URL may be %s",
  (address) => {
    expect(readConfig({ PUBLIC_URL: address }).publicUrl).toBe(new URL(address).origin);
  },
);

test("an empty variable, as in compose files, counts as not set", () => {
  expect(readConfig({ DATABASE_URL: "", ADMIN_EMAIL: "", RELAY_URL: "" }).databaseUrl).toBeUndefined();
});

test("registrations can't be kept for longer than the privacy notice states", () => {
  expect(readConfig({ RETENTION_DAYS: "30" }).retentionDays).toBe(30);
  expect(() => readConfig({ RETENTION_DAYS: "366" })).toThrow("RETENTION_DAYS may not be longer");
});

test.each([
  ["1", 1],
  ["true", 1],
  ["false", false],
  ["0", false],
  ["loopback", "loopback"],
  ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ["", false],
])("TRUST_PROXY is passed on: %s", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});
