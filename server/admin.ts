import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readConfig } from "./config.ts";
import { connect } from "./database/connect.ts";
import { changePassword, createAdministrator } from "./models/administrator.ts";

const usage =
  "Usage: npm run admin -- create|password <e-mail>   (the password is asked for, or read from standard input)";
const shortest = 10;

/** The password is never an argument: those end up in the shell's history and in the list of processes. */
async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  if (process.stdin.isTTY) process.stderr.write(`Password (at least ${shortest} characters): `);
  for await (const line of terminal) {
    if (line.length < shortest) throw new Error(`The password needs at least ${shortest} characters.`);
    return line;
  }
  throw new Error("No password was given.");
}

async function main([verb, email]: string[]): Promise<void> {
  const run = verb === "create" ? createAdministrator : verb === "password" ? changePassword : undefined;
  if (!run || !email?.includes("@")) throw new Error(usage);
  const config = readConfig(process.env);
  const url =
    config.databaseUrl ?? (await readFile(join(config.dataDir, "database.url"), "utf8").catch(() => undefined));
  if (!url) throw new Error("Set DATABASE_URL, or start the embedded database first with npm start.");
  const database = connect(url.trim(), () => {});
  try {
    await run(database.db, email, await askPassword());
    process.stdout.write(`Done: ${email}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
