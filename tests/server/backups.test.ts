import { spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** PostgreSQL's own programs are missing in tests: this tests how deploy/backup.sh handles their results. */
let tools: string;
let folder: string;
beforeEach(async () => {
  tools = await mkdtemp(join(tmpdir(), "lumina-tools-"));
  folder = await mkdtemp(join(tmpdir(), "lumina-backups-"));
});
afterEach(async () => {
  for (const path of [tools, folder]) await rm(path, { recursive: true, force: true });
});

async function tool(name: string, script: string): Promise<void> {
  await writeFile(join(tools, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(tools, name), 0o755);
}
const writeDump = 'while [ $# -gt 1 ]; do [ "$1" = --file ] && echo some of it > "$2"; shift; done';

/**
 * @returns the script's exit code and output; killed when it prints `until`, by the one signal that no shell can lose
 * between forking and executing its next program, which would keep the output open
 */
function backup(
  command: string,
  until = "nothing",
  file?: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn("sh", ["deploy/backup.sh", command, ...(file ? [file] : [])], {
      env: { PATH: `${tools}:${process.env.PATH}`, BACKUP_FOLDER: folder, ...env },
      detached: true,
    });
    let output = "";
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(until)) process.kill(-(child.pid ?? 0), "SIGKILL");
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("close", (code) => resolve({ code, output: output }));
  });
}

test("a complete backup gets its name, is recorded in the database, and expired ones are deleted", async () => {
  await tool("pg_dump", writeDump);
  await tool("pg_restore", "exit 0");
  await tool("psql", `echo "$*" > ${tools}/noted`);
  const old = join(folder, "site-20260101T000000Z.dump");
  await writeFile(old, "old");
  await utimes(old, new Date(0), new Date(0));
  const { code } = await backup("now");
  expect(code).toBe(0);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}Z\.dump$/)]);
  expect(await readdir(tools)).toContain("noted");
});

test.each([
  ["the dump is cut off, as on a full disk", `${writeDump}; exit 1`, "exit 0"],
  ["the dump is unreadable", writeDump, "exit 1"],
])("when %s nothing gets a backup's name, nothing is left over, and old backups stay", async (_name, dump, restore) => {
  await tool("pg_dump", dump);
  await tool("pg_restore", restore);
  await tool("psql", `case "$*" in *to_regclass*) echo backups ;; *) touch ${tools}/noted ;; esac`);
  const { output: said } = await backup("schedule", "next attempt");
  expect(said).not.toContain("wrote");
  expect(await readdir(folder)).toEqual([]);
  const old = join(folder, "site-20260101T000000Z.dump");
  await writeFile(old, "old");
  await utimes(old, new Date(0), new Date(0));
  expect((await backup("now")).code).toBe(1);
  expect(await readdir(folder)).toEqual(["site-20260101T000000Z.dump"]);
  expect(await readdir(tools)).not.toContain("noted");
});

test("the very first backup waits until the application has created its tables", async () => {
  await tool("pg_dump", writeDump);
  await tool("pg_restore", "exit 0");
  // Empty the first time, like PostgreSQL's answer for a missing table.
  await tool("psql", `case "$*" in *to_regclass*) cat ${tools}/asked; echo backups > ${tools}/asked ;; esac`);
  await writeFile(join(tools, "asked"), "");
  await tool("sleep", `ls ${folder} | wc -l >> ${tools}/slept; [ "$1" = 2 ]`);
  const { output: said } = await backup("schedule", "wrote");
  expect(said).toMatch(/^\S+ wrote/);
  expect((await readFile(join(tools, "slept"), "utf8")).split("\n")[0]?.trim()).toBe("0");
});

test.each(["prove", "restore"])(
  "a dump without our tables is refused by %s, before anything changes",
  async (command) => {
    await writeFile(join(folder, "site-20260101T000000Z.dump"), "empty");
    await tool("pg_restore", "exit 0");
    await tool("psql", `case "$*" in *registrations*) exit 1 ;; *) echo "$*" >> ${tools}/sent ;; esac`);
    const { code, output: said } = await backup(command, undefined, join(folder, "site-20260101T000000Z.dump"));
    expect(code).toBe(1);
    expect(said).not.toMatch(/restore/);
    expect(await readFile(join(tools, "sent"), "utf8")).not.toContain("RENAME");
  },
);

test.each(["prove", "restore"])(
  "%s names databases in quotes, as a site's name may contain a dash",
  async (command) => {
    const file = join(folder, "central-busan-20260101T000000Z.dump");
    await writeFile(file, "dump");
    await tool("pg_restore", "exit 0");
    await tool("psql", `echo "$*" >> ${tools}/sent; case "$*" in *format*) echo "1 registrations" ;; esac`);
    const { code, output } = await backup(command, undefined, file, { SITE_NAME: "central-busan" });
    expect([code, output]).toEqual([0, expect.stringContaining("1 registrations")]);
    const sent = await readFile(join(tools, "sent"), "utf8");
    expect(sent.match(/DATABASE (IF EXISTS )?"central-busan\w*"/g)?.length).toBe(sent.match(/\bDATABASE\b/g)?.length);
    expect(sent).not.toMatch(/RENAME TO [^"]/);
  },
);

test("restore ends a session that began while the database was locked, too", async () => {
  const file = join(folder, "site-20260101T000000Z.dump");
  await writeFile(file, "dump");
  await tool("pg_restore", "exit 0");
  // The first attempt to set the database aside fails, as while a session is left.
  await tool(
    "psql",
    `echo "$*" >> ${tools}/sent; case "$*" in *_before_*) mkdir ${tools}/refused || exit 0; exit 1 ;; esac`,
  );
  expect((await backup("restore", undefined, file)).code).toBe(0);
  const sent = await readFile(join(tools, "sent"), "utf8");
  expect(sent.match(/terminate|RENAME TO "site_before|RENAME TO "site"/g)).toEqual([
    ...["terminate", 'RENAME TO "site_before', "terminate", 'RENAME TO "site_before'],
    'RENAME TO "site"',
  ]);
});

test.each([
  ["BACKUP_KEEP_DAYS", "0"],
  ["BACKUP_KEEP_DAYS", "two weeks"],
  ["BACKUP_AT", "25:00"],
])("%s=%s is refused by name, and no backup is deleted", async (name, value) => {
  await tool("pg_dump", writeDump);
  await tool("pg_restore", "exit 0");
  await tool("psql", "exit 0");
  const kept = "site-20260101T000000Z.dump";
  await writeFile(join(folder, kept), "old");
  const { code, output } = await backup("now", undefined, undefined, { [name]: value });
  expect([code, output]).toEqual([1, expect.stringContaining(`${name} must be`)]);
  expect(await readdir(folder)).toEqual([kept]);
});
