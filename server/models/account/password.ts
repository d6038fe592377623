import argon2 from "argon2";
import type { Knex } from "knex";
import type { Role } from "../../../client/shared/account.ts";
import type { Row } from "../../database/tables.ts";
import { normalEmail } from "./normalEmail.ts";
import { consumeCode } from "./secondFactor.ts";
import { fingerprintOf } from "./session.ts";

export interface SignedInAccount {
  id: string;
  email: string;
  role: Role;
  /** Shown to colleagues; may be empty. */
  name: string;
  /** Of the password and the second factor that it signed in with. */
  fingerprint: string;
}

/** OWASP's second recommended setting; raising it rehashes each password at its next sign-in. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified when no account has the e-mail, so that the answer takes as long as for an existing account. */
let dummyHash: Promise<string> | undefined;

interface Credentials {
  email: string;
  password: string;
  /** From the authenticator app; empty when none was entered. */
  code: string;
}

const enabledAccount = (db: Knex, email: string) =>
  db("administrators")
    .whereRaw("lower(email) = ?", [normalEmail(email)])
    .where({ disabled_at: null })
    .first();

/**
 * @returns the administrator; undefined when the e-mail or the password is wrong, without telling which; "code" when
 * both are right and the second factor is missing or wrong
 */
export async function authenticate(
  db: Knex,
  credentials: Credentials,
  now: Date,
): Promise<SignedInAccount | "code" | undefined> {
  const { email, password, code } = credentials;
  const row = await enabledAccount(db, email);
  dummyHash ??= argon2.hash("a password of no account", cost);
  const matches = await argon2.verify(row?.password_hash ?? (await dummyHash), password);
  if (!row || !matches) return undefined;
  if (argon2.needsRehash(row.password_hash, cost)) {
    const { id, password_hash } = row;
    row.password_hash = await argon2.hash(password, cost);
    const rehashed = await db("administrators")
      .where({ id, password_hash })
      .update({ password_hash: row.password_hash });
    // It was changed meanwhile, and this may be the old password.
    if (rehashed === 0) return authenticate(db, credentials, now);
  }
  if (row.totp_secret && !(await consumeCode(db, { id: row.id, secret: row.totp_secret }, code, now))) return "code";
  return toSignedIn(row);
}

const toSignedIn = (row: Row<"administrators">): SignedInAccount => ({
  id: row.id,
  email: row.email,
  role: row.role,
  name: row.name,
  fingerprint: fingerprintOf(row),
});

/**
 * @returns the account of a session as it is now, or undefined when it has been deleted or disabled, or its password or
 * second factor changed, which ends its sessions
 */
export async function findAccount(
  db: Knex,
  { id, fingerprint }: Pick<SignedInAccount, "id" | "fingerprint">,
): Promise<SignedInAccount | undefined> {
  const row = await db("administrators").where({ id, disabled_at: null }).first();
  return row && fingerprintOf(row) === fingerprint ? toSignedIn(row) : undefined;
}

/** @returns the fingerprint of the account with an e-mail, if it can sign in */
export async function fingerprintFor(db: Knex, email: string): Promise<string | undefined> {
  const row = await enabledAccount(db, email);
  return row && fingerprintOf(row);
}

export async function accountExists(db: Knex, email?: string): Promise<boolean> {
  const query = db("administrators").first("id");
  if (email) query.whereRaw("lower(email) = ?", [normalEmail(email)]);
  return (await query) !== undefined;
}

/** @returns false when the e-mail has an account, which another process may have created meanwhile */
export async function createAdministrator(db: Knex, email: string, password: string): Promise<boolean> {
  const stored = await db("administrators")
    .insert({ email, password_hash: await hashPassword(password) })
    .onConflict(db.raw("(lower(email))"))
    .ignore()
    .returning("id");
  return stored.length > 0;
}

export const hashPassword = (password: string) => argon2.hash(password, cost);

/** @returns the hash that it was verified with, if it is this account's password */
export async function verifyPassword(db: Knex, id: string, password: string): Promise<string | undefined> {
  const row = await db("administrators").where({ id }).first("password_hash");
  return row && (await argon2.verify(row.password_hash, password)) ? row.password_hash : undefined;
}
