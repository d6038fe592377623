import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { desk } from "../../../client/copy/desk.ts";
import { leadValueText } from "../../../client/copy/leadValueText.ts";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { formatMoment } from "../../../client/shared/format/format.ts";
import type { LeadDetail, LeadEvent } from "../../../client/shared/lead.ts";
import { visitorFields } from "../../../client/shared/registrationFields.ts";
import type { Row } from "../../database/tables.ts";
import { deskLogOf } from "../deskLog.ts";
import { listShownHomes } from "../room/shownHomes.ts";
import type { TextKind } from "../text/textMessage.ts";
import { assigneeColumns, joinAssignee, toLead } from "./lead.ts";
import { mayOpen, type Viewer, visibleTo } from "./leadScope.ts";
import { visitorValues } from "./visitorColumns.ts";

interface DetailRow extends Row<"registrations"> {
  visit_at: Date | null;
  visit_outcome: Row<"visit_bookings">["outcome"];
  assignee_email: string | null;
  assignee_name: string | null;
  booked_at: Date | null;
  cancelled_at: Date | null;
}

const select = `SELECT lead.*, CASE WHEN visit.cancelled_at IS NULL THEN visit.starts_at END AS visit_at,
    visit.starts_at AS booked_at, visit.cancelled_at, visit.outcome AS visit_outcome, ${assigneeColumns}
  FROM registrations AS lead LEFT JOIN visit_bookings AS visit ON visit.registration_id = lead.id ${joinAssignee}`;

/** Other leads of the same number to show beside one. */
const sameNumberShown = 20;

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(" · ");

/**
 * @returns all data of a lead that this account may open, with the histories of leads merged into it; undefined when
 * there is none
 */
export async function findLead(db: Knex, id: string, viewer: Viewer): Promise<LeadDetail | undefined> {
  if (!(await mayOpen(db, viewer, id))) return undefined;
  const found = await db.raw<QueryResult<DetailRow>>(`${select} WHERE lead.id = ?`, [id]);
  const [row] = found.rows;
  if (!row) return undefined;
  const merged = await mergedInto(db, id);
  const ids = [id, ...merged.map((lead) => lead.id)];
  const [sameNumber, notes, shown, relay, texts, consents, accesses] = await Promise.all([
    sameNumberAs(db, row, viewer),
    db("lead_notes").whereIn("registration_id", ids).orderBy("id", "desc"),
    listShownHomes(db, ids),
    relayEvents(db, ids),
    textEvents(db, ids),
    consentEvents(db, ids),
    deskLogOf(db, ids),
  ]);
  return {
    ...toLead({ ...row, duplicates: sameNumber.length }),
    cancelledVisit:
      row.booked_at && row.cancelled_at
        ? { startsAt: row.booked_at.toISOString(), at: row.cancelled_at.toISOString() }
        : null,
    ...visitorValues(row, visitorFields),
    consentVersion: row.consent_version,
    firstTouch: row.first_touch,
    lastTouch: row.last_touch,
    notes: notes.map((note) => ({
      id: note.id,
      author: note.author,
      body: note.body,
      createdAt: note.created_at.toISOString(),
    })),
    sameNumber,
    merged,
    mergedInto: row.merged_into,
    shown,
    relay,
    texts,
    consents,
    accesses,
  };
}

async function sameNumberAs(db: Knex, { id, phone_digits }: DetailRow, viewer: Viewer) {
  const visible = visibleTo(viewer);
  const { rows } = await db.raw<QueryResult<DetailRow>>(
    `${select} WHERE lead.phone_digits = ? AND lead.phone_digits <> '' AND lead.id <> ? AND ${visible.sql}
     ORDER BY lead.created_at DESC, lead.id DESC LIMIT ?`,
    [phone_digits, id, ...visible.values, sameNumberShown] as Knex.RawBinding[],
  );
  return rows.map(toLead);
}

async function mergedInto(db: Knex, id: string) {
  const { rows } = await db.raw<QueryResult<DetailRow>>(
    `${select} WHERE lead.merged_into = ? AND lead.erase_at IS NULL ORDER BY lead.created_at DESC, lead.id DESC`,
    [id],
  );
  return rows.map(toLead);
}

async function relayEvents(db: Knex, ids: readonly string[]): Promise<LeadEvent[]> {
  const rows = await db("relay_attempts").whereIn("registration_id", ids).orderBy("id", "desc").limit(100);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    title: desk.relayOutcomes[row.outcome],
    note: joined(row.service, row.status !== null && `HTTP ${row.status}`, row.provider_id, row.reason),
  }));
}

export async function textEvents(db: Knex, ids: readonly string[]): Promise<LeadEvent[]> {
  const rows = await db("texts").whereIn("registration_id", ids).orderBy("id", "desc");
  return rows.map((row) => ({
    at: (row.settled_at ?? row.created_at).toISOString(),
    title: `${logNotes.text(row.kind as TextKind, row.test_number !== null)}: ${row.delivery ? desk.textDeliveries[row.delivery] : desk.textStates[row.state]}`,
    note: joined(
      row.sent_by,
      row.state === "waiting" && leadValueText.sendAfter(formatMoment(row.send_after.toISOString())),
      row.body,
      row.bytes > 0 && leadValueText.bytes(row.bytes),
      textReason(row.reason),
    ),
  }));
}

/** Our own reasons as text, the text service's as it gave them. */
const textReason = (reason: string) =>
  Object.entries(desk.textObstacles).find(([obstacle]) => obstacle === reason)?.[1] ?? reason;

async function consentEvents(db: Knex, ids: readonly string[]): Promise<LeadEvent[]> {
  const rows = await db("consent_events").whereIn("registration_id", ids).orderBy("id", "desc");
  return rows.map((row) => ({
    at: row.at.toISOString(),
    title: desk.noticeKinds[row.kind],
    note: joined(
      desk.noticeChannels[row.channel],
      row.told_by,
      leadValueText.notice(row.version, row.hash.slice(0, 8)),
      row.marketing ? desk.marketing.yes : leadValueText.noMarketing,
    ),
  }));
}
