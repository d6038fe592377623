import argon2 from "argon2";
import type { Knex } from "knex";
import type { Role } from "../../../client/shared/account.ts";
import { consumeCode } from "./secondFactor.ts";

export interface SignedInAccount {
  id: string;
  email: string;
  role: Role;
  /** Shown to colleagues; may be empty. */
  name: string;
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

/**
 * @returns the administrator; undefined when the e-mail or the password is wrong, without telling which; "code" when
 * both are right and the second factor is missing or wrong
 */
export async function authenticate(
  db: Knex,
  { email, password, code }: Credentials,
  now: Date,
): Promise<SignedInAccount | "code" | undefined> {
  const row = await db("administrators")
    .whereRaw("lower(email) = lower(?)", [email])
    .where({ disabled_at: null })
    .first();
  dummyHash ??= argon2.hash("a password of no account", cost);
  const matches = await argon2.verify(row?.password_hash ?? (await dummyHash), password);
  if (!row || !matches) return undefined;
  if (argon2.needsRehash(row.password_hash, cost)) {
    await db("administrators")
      .where({ id: row.id })
      .update({ password_hash: await argon2.hash(password, cost) });
  }
  if (row.totp_secret && !(await consumeCode(db, { id: row.id, secret: row.totp_secret }, code, now))) return "code";
  return { id: row.id, email: row.email, role: row.role, name: row.name };
}

/** @returns the account as it is now, or undefined when it has been deleted or disabled, which ends its sessions */
export async function findAccount(db: Knex, id: string): Promise<SignedInAccount | undefined> {
  return db("administrators").where({ id, disabled_at: null }).first("id", "email", "role", "name");
}

export async function accountExists(db: Knex, email?: string): Promise<boolean> {
  const query = db("administrators").first("id");
  if (email) query.whereRaw("lower(email) = lower(?)", [email]);
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

/** @returns whether it is this account's password */
export async function isPasswordOf(db: Knex, id: string, password: string): Promise<boolean> {
  const row = await db("administrators").where({ id }).first("password_hash");
  return row !== undefined && argon2.verify(row.password_hash, password);
}
