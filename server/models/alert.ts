import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { RegistrationForm } from "../../client/shared/registrationFields.ts";
import type { Row } from "../database/tables.ts";
import type { ErasureReason } from "./lead/erasure.ts";
import { onlyRow } from "./onlyRow.ts";

export interface UnnotifiedLead {
  id: string;
  form: RegistrationForm;
  name: string;
  phoneDigits: string;
  source: string;
  /** When the visit booked with it takes place. */
  visit: Date | undefined;
}

/** Leads of the last day that no alert has reported yet, oldest first. Older ones aren't worth an alert. */
export async function unnotifiedLeads(db: Knex, limit: number): Promise<UnnotifiedLead[]> {
  const rows = await db("registrations")
    .leftJoin("visit_bookings", (visit) =>
      visit.on("visit_bookings.registration_id", "registrations.id").onNull("visit_bookings.cancelled_at"),
    )
    .where({ alerted: false })
    .whereRaw("created_at > now() - interval '1 day'")
    .orderBy("registrations.id")
    .limit(limit)
    .select("registrations.id", "form", "name", "phone_digits", "source", "starts_at");
  return rows.map(({ phone_digits, starts_at, ...row }) => ({
    ...row,
    phoneDigits: phone_digits,
    visit: starts_at ?? undefined,
  }));
}

export async function markLeadsNotified(db: Knex, ids: readonly string[]): Promise<void> {
  await db("registrations").whereIn("id", ids).update({ alerted: true });
}

interface UnnotifiedErasure {
  id: string;
  reason: ErasureReason;
  registeredAt: Date | undefined;
  /** Whether the form service may have a copy, and its id for it. */
  copy: boolean;
  providerId: string | undefined;
}

/** Erased registrations not yet reported to the office: erased on the visitor's request, or with a copy elsewhere. */
export async function unnotifiedErasures(db: Knex, limit: number): Promise<UnnotifiedErasure[]> {
  const rows = await db("erasures")
    .where({ told: false })
    .whereRaw("(copy OR reason = 'withdrawn')")
    .orderBy("registration_id")
    .limit(limit);
  return rows.map((row) => ({
    id: row.registration_id,
    reason: row.reason,
    registeredAt: row.registered_at ?? undefined,
    copy: row.copy,
    providerId: row.provider_id ?? undefined,
  }));
}

export async function markErasuresNotified(db: Knex, ids: readonly string[]): Promise<void> {
  await db("erasures").whereIn("registration_id", ids).update({ told: true });
}

/** Registrations given up, and those retried for ten minutes or longer. */
export async function relayProblems(db: Knex): Promise<{ retrying: number; givenUp: number }> {
  const { rows } = await db.raw<QueryResult<{ retrying: number; givenUp: number }>>(
    `SELECT (count(*) FILTER (WHERE relay_state = 'given_up'))::integer AS "givenUp",
            (count(*) FILTER (WHERE relay_state = 'retrying' AND created_at < now() - interval '10 minutes'))::integer AS retrying
     FROM registrations WHERE relay_state IN ('retrying', 'given_up')`,
  );
  return onlyRow(rows);
}

/** Texts of the last day that failed, or whose result is unknown. */
export async function textProblems(db: Knex): Promise<{ failed: number; unknown: number }> {
  const { rows } = await db.raw<QueryResult<{ failed: number; unknown: number }>>(
    `SELECT (count(*) FILTER (WHERE state = 'failed'))::integer AS failed,
            (count(*) FILTER (WHERE state = 'unknown'))::integer AS unknown
     FROM texts WHERE state IN ('failed', 'unknown') AND created_at > now() - interval '1 day'`,
  );
  return onlyRow(rows);
}

export type ProblemKind = Row<"alert_marks">["kind"];

/** @returns when the office was last notified of a problem that persists */
export async function lastNotified(db: Knex, kind: ProblemKind): Promise<Date | undefined> {
  return (await db("alert_marks").where({ kind }).first("told_at"))?.told_at;
}

export async function markProblem(db: Knex, kind: ProblemKind, now: Date): Promise<void> {
  await db("alert_marks").insert({ kind, raised_at: now, told_at: now }).onConflict("kind").merge(["told_at"]);
}

export async function clearProblem(db: Knex, kind: ProblemKind): Promise<void> {
  await db("alert_marks").where({ kind }).delete();
}
