import argon2 from "argon2";
import type { Knex } from "knex";
import { takeCode } from "./secondFactor.ts";

export interface Administrator {
  id: string;
  email: string;
}

/** OWASP's second recommended setting; raising it rehashes each password at its next sign-in. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified against when nobody has the e-mail, so that the answer takes as long as for somebody. */
let decoy: Promise<string> | undefined;

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator app; empty when none was typed. */
  code: string;
}

/**
 * @returns the administrator; undefined when the e-mail or the password is wrong, the same to the caller; "code" when
 *   they are right and the account's second factor is missing or wrong
 */
export async function authenticate(
  db: Knex,
  { email, password, code }: Credentials,
  now: Date,
): Promise<Administrator | "code" | undefined> {
  const row = await db("administrators").whereRaw("lower(email) = lower(?)", [email]).first();
  decoy ??= argon2.hash("nobody has this password", cost);
  const matches = await argon2.verify(row?.password_hash ?? (await decoy), password);
  if (!row || !matches) return undefined;
  if (argon2.needsRehash(row.password_hash, cost)) {
    await db("administrators")
      .where({ id: row.id })
      .update({ password_hash: await argon2.hash(password, cost) });
  }
  if (row.totp_secret && !(await takeCode(db, { id: row.id, secret: row.totp_secret }, code, now))) return "code";
  return { id: row.id, email: row.email };
}

export async function administratorExists(db: Knex, email?: string): Promise<boolean> {
  const query = db("administrators").first("id");
  if (email) query.whereRaw("lower(email) = lower(?)", [email]);
  return (await query) !== undefined;
}

/** @throws Error when the e-mail is taken. */
export async function createAdministrator(db: Knex, email: string, password: string): Promise<void> {
  if (await administratorExists(db, email))
    throw new Error(`${email} already exists; use "password" to change the password`);
  await db("administrators").insert({ email, password_hash: await argon2.hash(password, cost) });
}

/**
 * Sets a password and ends every session of that administrator.
 * @throws Error when nobody has the e-mail.
 */
export async function changePassword(db: Knex, email: string, password: string): Promise<void> {
  const password_hash = await argon2.hash(password, cost);
  await db.transaction(async (transaction) => {
    const [row] = await transaction("administrators")
      .whereRaw("lower(email) = lower(?)", [email])
      .update({ password_hash }, ["id"]);
    if (!row) throw new Error(`No administrator has the e-mail ${email}`);
    await transaction("sessions").whereRaw("sess -> 'administrator' ->> 'id' = ?", [row.id]).delete();
  });
}
