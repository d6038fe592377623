import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Knex } from "knex";
import { type Role, roles, shortestPassword } from "../client/shared/account.ts";
import { fieldLimits } from "../client/shared/limits.ts";
import { type Config, readConfig } from "./config/config.ts";
import { databaseFailure } from "./config/startFailure.ts";
import { connect } from "./database/connect.ts";
import { embeddedUrl } from "./database/embedded/startEmbedded.ts";
import { migrate } from "./database/migrate.ts";
import {
  type AccountRefusal,
  accountIdOf,
  createAccount,
  editAccount,
  setEnabled,
  setPassword,
} from "./models/account/account.ts";
import { newSecondFactor, setSecondFactor, timeStepOf } from "./models/account/secondFactor.ts";
import { commandLine as by } from "./models/deskLog.ts";

const usage = `Usage: npm run admin -- <verb> <e-mail> [office|counsellor]
  create     creates an account (office by default); asks for its password, or reads it from standard input
  role       changes the role
  password   changes the password; ends the account's sessions
  disable    disables the account; ends its sessions
  enable     enables the account
  totp       adds a second factor: shows a secret for an authenticator app and asks for its first code
  totp-off   removes the second factor`;
const nullStream = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Secrets are read from standard input, because arguments end up in the shell's history and in the process list.
 * @param hidden whether typing is not echoed
 */
async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const interactive = process.stdin.isTTY;
  const output = hidden ? nullStream : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: interactive && hidden });
  if (interactive) process.stderr.write(question);
  try {
    for await (const line of terminal) return line;
  } finally {
    if (interactive && hidden) process.stderr.write("\n");
  }
  throw new Error("No input was given.");
}

async function askPassword(): Promise<string> {
  const password = await ask(`Password (at least ${shortestPassword} characters, not shown): `, { hidden: true });
  if (password.length < shortestPassword)
    throw new Error(`The password needs at least ${shortestPassword} characters.`);
  if (password.length > fieldLimits.password)
    throw new Error(`The password may have at most ${fieldLimits.password} characters.`);
  return password;
}

async function addSecondFactor(db: Knex, email: string): Promise<void> {
  const { secret, address } = newSecondFactor(email);
  process.stdout.write(`For the authenticator app: ${secret}\nThe same as a URL:         ${address}\n`);
  if (timeStepOf(secret, await ask("Code shown in the app: "), new Date()) === undefined)
    throw new Error("The code is wrong; nothing was changed. Check the clocks of this machine and of the phone.");
  await setSecondFactor(db, email, secret);
}

/** @throws Error that says why the change was refused */
function throwIfRefused(email: string, refusal: AccountRefusal | undefined): void {
  const reasons: Record<AccountRefusal, string> = {
    missing: `No account has the e-mail ${email}`,
    taken: `${email} already exists; use "password" to change the password`,
    changed: `The password of ${email} was changed meanwhile`,
    last: `${email} is the last office account that can sign in: create another one first`,
  };
  if (refusal) throw new Error(reasons[refusal]);
}

/** No row has the id 0, so an unknown e-mail is reported as missing. */
const idOf = async (db: Knex, email: string) => (await accountIdOf(db, email)) ?? "0";

const verbs: Record<string, (db: Knex, email: string, role: Role | undefined) => Promise<void>> = {
  create: async (db, email, role = "office") =>
    throwIfRefused(email, await createAccount(db, { by, email, name: "", role, password: await askPassword() })),
  async role(db, email, role) {
    if (!role) throw new Error(usage);
    throwIfRefused(email, await editAccount(db, { by, id: await idOf(db, email), role }));
  },
  password: async (db, email) =>
    throwIfRefused(email, await setPassword(db, { by, id: await idOf(db, email), password: await askPassword() })),
  disable: async (db, email) =>
    throwIfRefused(email, await setEnabled(db, { by, id: await idOf(db, email), enabled: false })),
  enable: async (db, email) =>
    throwIfRefused(email, await setEnabled(db, { by, id: await idOf(db, email), enabled: true })),
  totp: addSecondFactor,
  "totp-off": (db, email) => setSecondFactor(db, email, null),
};

/** @throws Error when the database doesn't answer, before anything is asked */
async function checkDatabase(db: Knex, config: Config): Promise<void> {
  await db.raw("SELECT 1").catch((error: unknown) => {
    throw databaseFailure(error, config);
  });
}

async function main([verb = "", email, roleArgument]: string[]): Promise<void> {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  const role = roles.find((known) => known === roleArgument);
  if (!run || !email?.includes("@") || (roleArgument !== undefined && !role)) throw new Error(usage);
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? (await embeddedUrl(config.dataDir));
  const database = connect(url, () => {});
  try {
    if (!config.databaseUrl) await migrate(url);
    await checkDatabase(database.db, config);
    await run(database.db, email, role);
    process.stdout.write(`Done: ${email}\n`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
