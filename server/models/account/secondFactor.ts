import type { Knex } from "knex";
import { Secret, TOTP } from "otpauth";
import { complex } from "../../../client/content/complex.ts";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { commandLine, writeDeskLog } from "../deskLog.ts";
import { normalEmail } from "./normalEmail.ts";

/** Time steps of 30 s that the app's clock may be off by. */
const window = 1;

const totp = (secret: string, email = "") =>
  new TOTP({ issuer: complex.name, label: email, secret: Secret.fromBase32(secret) });

/** @returns a new secret, and its otpauth: URL for authenticator apps */
export function newSecondFactor(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, address: totp(secret, email).toString() };
}

/** @returns the time step of a code, or undefined when the code is wrong: RFC 6238, section 5.2. */
export function timeStepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const token = code.normalize("NFKC").replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

/** Accepts a code once: of two concurrent sign-ins with it, one succeeds. */
export async function consumeCode(
  db: Knex,
  { id, secret }: { id: string; secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = timeStepOf(secret, code, now);
  if (step === undefined) return false;
  const taken = await db("administrators")
    .where({ id })
    .andWhereRaw("coalesce(totp_last_step, 0) < ?", [step])
    .update({ totp_last_step: step });
  return taken === 1;
}

/**
 * Sets or, with null, removes the second factor, and ends every session of the account.
 * @throws Error when no account has the e-mail
 */
export async function setSecondFactor(db: Knex, email: string, secret: string | null): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction("administrators")
      .whereRaw("lower(email) = ?", [normalEmail(email)])
      .update({ totp_secret: secret, totp_last_step: null }, ["id", "email"]);
    if (!row) throw new Error(`No account has the e-mail ${email}`);
    const note = logNotes.secondFactor(row.email, secret !== null);
    await writeDeskLog(transaction, { administrator: commandLine, action: "account", details: { note } });
    await transaction("sessions").whereRaw("sess -> 'administrator' ->> 'id' = ?", [row.id]).delete();
  });
}
