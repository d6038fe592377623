import type { Knex } from "knex";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { type Account, accountName, type Role } from "../../../client/shared/account.ts";
import type { Assignee } from "../../../client/shared/desk/leads.ts";
import { writeDeskLog } from "../deskLog.ts";
import type { Viewer } from "../lead/leadScope.ts";
import { normalEmail } from "./normalEmail.ts";
import { hashPassword } from "./password.ts";
import { fingerprintOf } from "./session.ts";

/** Who changes accounts: an e-mail, or the command line. */
interface ChangedBy {
  by: string;
}

/** Why a change of an account was refused. `changed`: its password is another by now. */
export type AccountRefusal = "missing" | "taken" | "last" | "changed";

/** @returns every account, those that can sign in first */
export async function listAccounts(db: Knex): Promise<Account[]> {
  const rows = await db("administrators").orderByRaw("disabled_at IS NOT NULL, role DESC, lower(name), lower(email)");
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    enabled: row.disabled_at === null,
    secondFactor: row.totp_secret !== null,
  }));
}

/** @returns the accounts that leads may be assigned to: a counsellor can assign leads only to their own account */
export async function listAssignees(db: Knex, viewer: Viewer): Promise<Assignee[]> {
  const rows = await db("administrators")
    .where({ disabled_at: null, ...(viewer.role !== "office" && { id: viewer.id }) })
    .orderByRaw("lower(name), lower(email)")
    .select("id", "email", "name");
  return rows.map((row) => ({ id: row.id, name: accountName(row) }));
}

/** @returns the id of the account with an e-mail */
export async function accountIdOf(db: Knex, email: string): Promise<string | undefined> {
  return (
    await db("administrators")
      .whereRaw("lower(email) = ?", [normalEmail(email)])
      .first("id")
  )?.id;
}

/** @returns the reason it wasn't created, or undefined when it was */
export async function createAccount(
  db: Knex,
  { by, email, name, role, password }: ChangedBy & { email: string; name: string; role: Role; password: string },
): Promise<AccountRefusal | undefined> {
  const password_hash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const stored = await transaction("administrators")
      .insert({ email, name, role, password_hash })
      .onConflict(transaction.raw("(lower(email))"))
      .ignore()
      .returning("id");
    if (stored.length === 0) return "taken";
    await note(transaction, by, logNotes.accountAdded(email, role));
  });
}

const note = (transaction: Knex, administrator: string, text: string) =>
  writeDeskLog(transaction, { administrator, action: "account", details: { note: text } });

const endSessions = (transaction: Knex, id: string) =>
  transaction("sessions").whereRaw("sess -> 'administrator' ->> 'id' = ?", [id]).delete();

/** The kept session goes on with the new password; it is of another account when the office changed this one's. */
const keepSession = (transaction: Knex, session: { keep: string; id: string; fingerprint: string }) =>
  transaction.raw(
    `UPDATE sessions SET sess = jsonb_set(cast(sess AS jsonb), '{administrator,fingerprint}', to_jsonb(cast(:fingerprint AS text)))
     WHERE sid = :keep AND sess -> 'administrator' ->> 'id' = :id`,
    session,
  );

/** Changes name and role. Sessions continue: each request reads the current role. */
export async function editAccount(
  db: Knex,
  { by, id, name, role }: ChangedBy & { id: string; name?: string | undefined; role: Role },
): Promise<AccountRefusal | undefined> {
  return db.transaction(async (transaction) => {
    const others = await hasOtherOffice(transaction, id);
    const account = await transaction("administrators").where({ id }).forUpdate().first();
    if (!account) return "missing";
    if (role !== "office" && account.role === "office" && account.disabled_at === null && !others) return "last";
    await transaction("administrators")
      .where({ id })
      .update({ role, ...(name !== undefined && { name }) });
    if (name !== undefined && name !== account.name)
      await note(transaction, by, logNotes.renamed(account.email, account.name, name));
    if (role !== account.role) await note(transaction, by, logNotes.roleChanged(account.email, account.role, role));
  });
}

/** Enables an account, or disables it and ends its sessions. */
export async function setEnabled(
  db: Knex,
  { by, id, enabled }: ChangedBy & { id: string; enabled: boolean },
): Promise<AccountRefusal | undefined> {
  return db.transaction(async (transaction) => {
    const others = await hasOtherOffice(transaction, id);
    const account = await transaction("administrators").where({ id }).forUpdate().first();
    if (!account) return "missing";
    if (enabled === (account.disabled_at === null)) return undefined;
    if (!enabled && account.role === "office" && !others) return "last";
    await transaction("administrators")
      .where({ id })
      .update({ disabled_at: enabled ? null : transaction.fn.now(3) });
    if (!enabled) await endSessions(transaction, id);
    await note(transaction, by, logNotes.enabled(account.email, enabled));
  });
}

interface PasswordChange extends ChangedBy {
  id: string;
  password: string;
  /** The id of a session to keep: the one in which the password was changed. */
  keep?: string;
  /** The hash that the current password was verified with, so that who knew it can't undo a change made meanwhile. */
  verified?: string;
}

/** Sets a password and ends the account's sessions. */
export async function setPassword(
  db: Knex,
  { by, id, password, keep = "", verified }: PasswordChange,
): Promise<AccountRefusal | undefined> {
  const password_hash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [row] = await transaction("administrators")
      .where({ id, ...(verified !== undefined && { password_hash: verified }) })
      .update({ password_hash }, ["email", "password_hash", "totp_secret"]);
    if (!row) return verified === undefined ? "missing" : "changed";
    await endSessions(transaction, id).whereNot({ sid: keep });
    await keepSession(transaction, { keep, id, fingerprint: fingerprintOf(row) });
    await note(transaction, by, logNotes.passwordChanged(row.email));
  });
}

/**
 * Whether another enabled office account exists. Locks those accounts in a fixed order, so that two that disable each
 * other can't both succeed.
 */
async function hasOtherOffice(transaction: Knex, id: string): Promise<boolean> {
  const rows = await transaction("administrators")
    .where({ role: "office", disabled_at: null })
    .orderBy("id")
    .forUpdate()
    .select("id");
  return rows.some((row) => row.id !== id);
}
