import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Knex } from "knex";
import { readConfig } from "./config.ts";
import { connect } from "./database/connect.ts";
import { changePassword, createAdministrator } from "./models/administrator.ts";
import { newSecondFactor, setSecondFactor, stepOf } from "./models/secondFactor.ts";

const usage = `Usage: npm run admin -- <verb> <e-mail>
  create     a new account; its password is asked for, or read from standard input
  password   another password; ends the account's sessions
  totp       a second factor: shows a secret for an authenticator app and asks for its first code
  totp-off   none any more`;
const shortest = 10;

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * What is secret is never an argument: those end up in the shell's history and in the list of processes.
 * @param hidden not shown while it is typed
 */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const typed = process.stdin.isTTY;
  const output = hidden ? nowhere : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: typed && hidden });
  if (typed) process.stderr.write(question);
  try {
    for await (const line of terminal) return line;
  } finally {
    if (typed && hidden) process.stderr.write("\n");
  }
  throw new Error("Nothing was given.");
}

async function askPassword(): Promise<string> {
  const password = await ask(`Password (at least ${shortest} characters, not shown): `, { hidden: true });
  if (password.length < shortest) throw new Error(`The password needs at least ${shortest} characters.`);
  return password;
}

async function addSecondFactor(db: Knex, email: string): Promise<void> {
  const { secret, address } = newSecondFactor(email);
  process.stdout.write(`For the authenticator app: ${secret}\nThe same as an address:   ${address}\n`);
  if (stepOf(secret, await ask("The code that it shows: "), new Date()) === undefined)
    throw new Error("That code is wrong: nothing was changed. Is the clock of both right?");
  await setSecondFactor(db, email, secret);
}

const verbs: Record<string, (db: Knex, email: string) => Promise<void>> = {
  create: async (db, email) => createAdministrator(db, email, await askPassword()),
  password: async (db, email) => changePassword(db, email, await askPassword()),
  totp: addSecondFactor,
  "totp-off": (db, email) => setSecondFactor(db, email, null),
};

async function main([verb = "", email]: string[]): Promise<void> {
  const run = verbs[verb];
  if (!run || !email?.includes("@")) throw new Error(usage);
  const config = readConfig(process.env);
  const url =
    config.databaseUrl ?? (await readFile(join(config.dataDir, "database.url"), "utf8").catch(() => undefined));
  if (!url) throw new Error("Set DATABASE_URL, or start the embedded database first with npm start.");
  const database = connect(url.trim(), () => {});
  try {
    await run(database.db, email);
    process.stdout.write(`Done: ${email}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
