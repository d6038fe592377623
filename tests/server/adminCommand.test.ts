import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

/** The command as operators start it, with the password that it asks for. */
async function admin(words: readonly string[], password = "", env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["dist/server/admin.js", ...words], {
    env: { ...process.env, DATABASE_URL: app.config.databaseUrl, SESSION_SECRET: "s".repeat(32), ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.end(`${password}\n`);
  const [output, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  return { output, error, code };
}

const roles = async () =>
  Object.fromEntries((await app.db("administrators").select("email", "role")).map(({ email, role }) => [email, role]));

test("the command creates a counsellor, changes roles, and leaves one office account", async () => {
  const [office, counsellor] = ["admin@lumina.example", "kim@lumina.example"];
  const password = "a long enough password";
  await app.createAdministrator();
  const made = await admin(["create", counsellor, "counsellor"], password);
  expect(made.output).toContain(`Done: ${counsellor}`);
  expect(await roles()).toEqual({ [office]: "office", [counsellor]: "counsellor" });
  await app.post("/session", { email: counsellor, password }).expect(200);
  const last = await admin(["role", office, "counsellor"]);
  expect(last.code).toBe(1);
  expect(last.error).toContain("last office account");
  await admin(["role", counsellor, "office"]);
  await admin(["role", office, "counsellor"]);
  expect(await roles()).toEqual({ [office]: "counsellor", [counsellor]: "office" });
  expect(await app.db("desk_log").where({ action: "account" })).toHaveLength(3);
});

test("an unknown role or verb changes nothing, and says how the command is used", async () => {
  const before = await roles();
  for (const words of [
    ["create", "lee@lumina.example", "chief"],
    ["promote", "admin@lumina.example"],
  ]) {
    const { code, error } = await admin(words, "a long enough password");
    expect([code, error.startsWith("Usage:")], words.join(" ")).toEqual([1, true]);
  }
  expect(await roles()).toEqual(before);
});

test("a password that the sign-in form wouldn't take is refused", async () => {
  const { code, error } = await admin(["create", "park@lumina.example"], "p".repeat(201));
  expect([code, error]).toEqual([1, "The password may have at most 200 characters.\n"]);
});

test("a database that doesn't answer is named before the password is asked", async () => {
  const away = await admin(["password", "admin@lumina.example"], "", {
    DATABASE_URL: "postgres://a:secret@127.0.0.1:9/b",
  });
  expect([away.code, away.error]).toEqual([
    1,
    "DATABASE_URL can't be used: nothing listens at 127.0.0.1:9: start PostgreSQL there, or correct the host and port.\n",
  ]);
});

test("without DATABASE_URL the command uses the embedded database, also when no server runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lumina-admin-"));
  const email = "kim@lumina.example";
  const made = await admin(["create", email], "a long enough password", { DATABASE_URL: "", DATA_DIR: folder });
  const again = await admin(["create", email], "a long enough password", { DATABASE_URL: "", DATA_DIR: folder });
  await rm(folder, { recursive: true });
  expect([made.code, made.output]).toEqual([0, `Done: ${email}\n`]);
  expect([again.code, again.error]).toEqual([1, `${email} already exists; use "password" to change the password\n`]);
});
