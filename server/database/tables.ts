import type { Knex } from "knex";
import type { Block, PressPicture } from "../../client/shared/articleBody.ts";
import type { TrafficSource } from "../../client/shared/attribution.ts";
import { deskActions } from "../../client/shared/desk/log.ts";
import { textKinds } from "../../client/shared/desk/sms.ts";
import { type HomeState, homeActions, homeStates } from "../../client/shared/home.ts";
import type { LeadFilters, LeadStatus } from "../../client/shared/lead.ts";
import { registrationFields, type VisitorField, visitorFields } from "../../client/shared/registrationFields.ts";
import type { SaleTerms } from "../../client/shared/sale/saleTerms.ts";
import { noticePlaces } from "../../client/shared/siteNotice.ts";
import { memberRoles, type RoomState } from "../../client/shared/together.ts";

/** Who fills a column: the insert, the database by default, or the database always. */
type FilledBy = "us" | "default" | "database";

/** A column, as the information schema describes it and as pg returns it. A test compares it with the live schema. */
export interface Column<Value = unknown, Filled extends FilledBy = FilledBy, Written = unknown> {
  type: string;
  filledBy: Filled;
  nullable: boolean;
  /** The values that its check constraint allows. */
  allowed?: readonly string[];
  /** Types only, never set: what pg returns, and what may be written besides. */
  value?: Value;
  written?: Written;
}

type Given<Value, Written = Value> = Column<Value, "us", Written>;

const column = <Value, Written = Value>(type: string): Given<Value, Written> => ({
  type,
  filledBy: "us",
  nullable: false,
});

/** Larger than a JavaScript number can hold: pg returns it as a string. */
const bigint = column<string, string | number>("bigint");
const integer = column<number>("integer");
const text = column<string>("text");
const boolean = column<boolean>("boolean");
const time = column<Date, Date | string>("timestamp with time zone");
/** YYYY-MM-DD. */
const day = column<string>("date");
const bytes = column<Buffer, Buffer | string>("bytea");
const oneOf = <const Words extends readonly string[]>(...allowed: Words): Given<Words[number]> => ({
  ...text,
  allowed,
});
const json = <Value extends object>(type: "json" | "jsonb" = "jsonb"): Given<Value> => column<Value>(type);

const nullable = <Value, Written>({
  type,
  allowed,
}: Given<Value, Written>): Column<Value | null, "default", Written | null> => ({
  type,
  ...(allowed && { allowed }),
  filledBy: "default",
  nullable: true,
});
const defaulted = <Value, Written>(given: Given<Value, Written>): Column<Value, "default", Written> => ({
  ...given,
  filledBy: "default",
});
const computed = <Value, Written>(given: Given<Value, Written>): Column<Value, "database", never> => ({
  ...given,
  filledBy: "database",
  written: undefined,
});

type Fields = typeof registrationFields;
type FieldColumns = {
  [Field in VisitorField as Fields[Field]["column"]]: Fields[Field]["required"] extends true
    ? Given<string>
    : Column<string, "default", string>;
};

/** The columns of the fields that visitors fill in; an optional one is empty by default. */
const fieldColumns = Object.fromEntries(
  visitorFields.map((field) => {
    const { column: name, required } = registrationFields[field];
    return [name, required ? text : defaulted(text)];
  }),
) as FieldColumns;

/** Details in the desk's log: never visitors' personal data. */
export interface DeskLogDetails {
  filters?: LeadFilters;
  shown?: number;
  from?: LeadStatus;
  to?: LeadStatus;
  /** A description of other changes, to accounts, campaigns and notices; never about visitors. */
  note?: string;
  /** A home's key and how its state changed. */
  home?: { key: string; from: HomeState; to: HomeState };
  /** Whether the ledger of homes was opened to buyers, or closed. */
  opened?: boolean;
}

/** What undo needs: ids, never what a visitor wrote. */
export interface UndoData {
  /** Each with the account or lead that it belonged to, or its status and when it contracted. */
  leads: { id: string; from?: string | null; contractedAt?: string | null }[];
  /** The account or lead that they belong to now, or their status. */
  to?: string | null;
  /** The home that was changed, its version since, its values before, and the lead that the account took with it. */
  home?: { key: string; version: number; before: StoredHome; taken?: string };
}

/** A home's values, as JSON. */
export interface StoredHome {
  state: HomeState;
  lead_id: string | null;
  counsellor_id: string | null;
  until: string | null;
  extended: boolean;
  contract_number: string | null;
  contracted_on: string | null;
  reason: string;
}

/** Every table that the migrations create. */
export const tables = {
  administrators: {
    id: computed(bigint),
    email: text,
    password_hash: text,
    created_at: defaulted(time),
    totp_secret: nullable(text),
    totp_last_step: nullable(bigint),
    role: defaulted(oneOf("office", "counsellor")),
    name: defaulted(text),
    disabled_at: nullable(time),
  },
  alert_marks: {
    kind: oneOf("relay", "texts", "backup", "purge", "textLimit"),
    raised_at: time,
    /** When the office was last notified. */
    told_at: time,
  },
  article_pictures: { article_id: bigint, hash: text },
  articles: {
    id: computed(bigint),
    site: text,
    number: nullable(integer),
    title: text,
    summary: text,
    content: defaulted(text),
    published_at: defaulted(time),
    views: defaulted(integer),
    revision: defaulted(integer),
    edited_at: nullable(time),
    unpublished_at: nullable(time),
    picture: nullable(json<PressPicture>()),
    body: nullable(column<Block[], string>("jsonb")),
    publish_at: nullable(time),
  },
  backups: { id: computed(bigint), made_at: defaulted(time), bytes: bigint },
  campaign_links: {
    id: computed(bigint),
    source: text,
    medium: text,
    campaign: text,
    path: text,
    created_by: text,
    created_at: defaulted(time),
  },
  cancelled_visits: {
    id: computed(bigint),
    registration_id: bigint,
    starts_at: time,
    cancelled_at: defaulted(time),
    reason: oneOf("visitor", "withdrawn", "retention", "office"),
    /** Whether the office was notified. */
    told: defaulted(boolean),
  },
  /** Pages that search engines haven't been told of since they changed; written by triggers. */
  changed_pages: { path: text, changed_at: time },
  consent_events: {
    id: computed(bigint),
    registration_id: bigint,
    at: defaulted(time),
    /** `given` comes from earlier versions that recorded the notice itself, which needs no consent. */
    kind: oneOf("given", "notified", "agreed", "marketing_given", "marketing_withdrawn", "shown_given"),
    version: text,
    hash: text,
    marketing: boolean,
    channel: oneOf("form", "link", "office", "room"),
    /** E-mail of the account that gave the notice, or recorded the consent, for the office. */
    told_by: nullable(text),
  },
  consent_texts: { hash: text, version: text, text, first_shown_at: defaulted(time) },
  desk_log: {
    id: computed(bigint),
    at: defaulted(time),
    administrator: text,
    action: oneOf(...deskActions),
    registration_id: nullable(bigint),
    details: defaulted(json<DeskLogDetails>()),
  },
  desk_undos: {
    id: computed(bigint),
    administrator_id: bigint,
    kind: oneOf("erase", "merge", "assign", "marketing", "text", "home"),
    data: json<UndoData>(),
    expires_at: time,
  },
  erasures: {
    registration_id: bigint,
    at: defaulted(time),
    reason: oneOf("withdrawn", "retention", "office"),
    /** Whether the office was notified. */
    told: defaulted(boolean),
    registered_at: nullable(time),
    provider_id: nullable(text),
    copy: defaulted(boolean),
    service: nullable(text),
    relay_key: nullable(text),
    copy_deleted_at: nullable(time),
    copy_deleted_by: nullable(text),
  },
  home_events: {
    id: computed(bigint),
    at: defaulted(time),
    home: text,
    version: integer,
    action: oneOf(...homeActions),
    account_id: nullable(bigint),
    from_state: oneOf(...homeStates),
    to_state: oneOf(...homeStates),
    lead_id: nullable(bigint),
    counsellor_id: nullable(bigint),
    until: nullable(time),
    extended: defaulted(boolean),
    contract_number: nullable(text),
    contracted_on: nullable(day),
    reason: defaulted(text),
  },
  homes: {
    key: text,
    state: defaulted(oneOf(...homeStates)),
    version: defaulted(integer),
    lead_id: nullable(bigint),
    counsellor_id: nullable(bigint),
    until: nullable(time),
    extended: defaulted(boolean),
    contract_number: nullable(text),
    contracted_on: nullable(day),
    reason: defaulted(text),
  },
  form_keys: { key: text, result: nullable(json<object>()), at: defaulted(time) },
  homes_ledger: { id: defaulted(boolean), open: defaulted(boolean), sample: defaulted(boolean) },
  /** Written by versions that counted filled honeypots instead of keeping their leads. */
  honeypot_hits: { day, hits: integer },
  lead_notes: { id: computed(bigint), registration_id: bigint, author: text, body: text, created_at: defaulted(time) },
  picture_files: { hash: text, name: text, bytes },
  pictures: { hash: text, width: integer, height: integer, uploaded_at: defaulted(time) },
  purge_holds: { id: defaulted(boolean), since: defaulted(time), expired: integer, total: integer },
  registrations: {
    id: computed(bigint),
    key: text,
    fingerprint: text,
    form: oneOf("popup", "home", "customer", "phone", "walkin"),
    ...fieldColumns,
    consent_version: text,
    consent_hash: text,
    marketing_consent: defaulted(boolean),
    created_at: defaulted(time),
    relayed_at: nullable(time),
    status: defaulted(oneOf("new", "contacted", "booked", "visited", "contracted", "closed", "suspected")),
    phone_digits: computed(text),
    first_touch: defaulted(json<TrafficSource>()),
    last_touch: defaulted(json<TrafficSource>()),
    source: computed(text),
    relay_state: defaulted(oneOf("stored", "retrying", "relayed", "given_up")),
    alerted: defaulted(boolean),
    assignee_id: nullable(bigint),
    callback_at: nullable(time),
    absences: defaulted(integer),
    grade: nullable(oneOf("A", "B", "C")),
    visited_at: nullable(time),
    contracted_at: nullable(time),
    merged_into: nullable(bigint),
    erase_at: nullable(time),
    /** The form service to which an attempt is under way, or whose end nobody recorded. */
    relay_started: nullable(text),
  },
  relay_attempts: {
    id: computed(bigint),
    registration_id: bigint,
    at: defaulted(time),
    outcome: oneOf("relayed", "retrying", "given_up", "sent_again"),
    service: defaulted(text),
    status: nullable(integer),
    provider_id: nullable(text),
    reason: defaulted(text),
    duration_ms: defaulted(integer),
    next_at: nullable(time),
  },
  saved_filters: { id: computed(bigint), administrator_id: bigint, name: text, filters: json<LeadFilters>() },
  /** The office's changes of the terms of the sale: each version replaces the one before. */
  room_members: {
    id: computed(bigint),
    room_id: bigint,
    role: oneOf(...memberRoles),
    seen_at: defaulted(time),
  },
  rooms: {
    id: computed(bigint),
    account_id: bigint,
    registration_id: nullable(bigint),
    opened_at: defaulted(time),
    used_at: defaulted(time),
    ended_at: nullable(time),
    agreed_at: nullable(time),
    code_hash: nullable(text),
    code_until: nullable(time),
    version: defaulted(integer),
    gesture: defaulted(integer),
    leader_id: nullable(bigint),
    state: json<RoomState>(),
    hearts: defaulted(json<string[]>()),
  },
  sale_terms: {
    id: computed(bigint),
    terms: json<SaleTerms>(),
    valid_from: time,
    reason: text,
    changed_by: text,
    changed_at: defaulted(time),
  },
  sessions: { sid: text, sess: json("json"), expire: time },
  shown_homes: { registration_id: bigint, home: text, minute: integer, shown_at: defaulted(time) },
  site_notices: {
    id: computed(bigint),
    heading: text,
    words: defaulted(text),
    link: defaulted(text),
    link_label: defaulted(text),
    place: oneOf(...noticePlaces),
    position: integer,
    starts_at: time,
    ends_at: time,
    revision: defaulted(integer),
    picture: nullable(json<PressPicture>()),
  },
  sites: { slug: text, last_number: defaulted(integer) },
  texted_numbers: { number: text, sent_at: column<Date[]>("ARRAY") },
  texts: {
    id: computed(bigint),
    registration_id: nullable(bigint),
    /** The request for a text that it answers, instead of a registration. */
    waitlist_id: nullable(bigint),
    kind: oneOf(...textKinds, "vacancy"),
    state: defaulted(oneOf("waiting", "sending", "sent", "logged", "skipped", "failed", "unknown", "held")),
    body: defaulted(text),
    bytes: defaulted(integer),
    attempts: defaulted(integer),
    send_after: defaulted(time),
    provider_id: nullable(text),
    reason: defaulted(text),
    created_at: defaulted(time),
    settled_at: nullable(time),
    counted: defaulted(boolean),
    delivery: nullable(oneOf("delivered", "replaced", "undelivered")),
    sent_by: nullable(text),
    test_number: nullable(text),
  },
  throttles: { key: text, hits: integer, resets_at: time },
  visit_bookings: {
    registration_id: bigint,
    starts_at: time,
    booked_at: defaulted(time),
    cancelled_at: nullable(time),
    outcome: nullable(oneOf("arrived", "no_show")),
    outcome_at: nullable(time),
    /** Whether the office was notified of a visit booked later; one booked with its registration is reported with it. */
    told: defaulted(boolean),
  },
  visit_slots: { starts_at: time, booked: integer },
  waitlist: {
    id: computed(bigint),
    key: defaulted(text),
    created_at: defaulted(time),
    phone_digits: text,
    number: text,
    home: nullable(text),
    search: nullable(text),
    consent_version: text,
    consent_hash: text,
  },
} satisfies Record<string, Record<string, Column>>;

type Schema = typeof tables;
export type TableName = keyof Schema;

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;
type WrittenTo<Of> = Of extends Column<unknown, FilledBy, infer Written> ? Written : never;
type ColumnsFilledBy<Table, Filled> = {
  [Name in keyof Table]: Table[Name] extends Column<unknown, infer By extends FilledBy>
    ? By extends Filled
      ? Name
      : never
    : never;
}[keyof Table];

/** A row, as pg returns it. */
export type Row<Name extends TableName> = { [Of in keyof Schema[Name]]: ValueOf<Schema[Name][Of]> };

type Writable<Table, Names extends keyof Table> = { [Name in Names]: WrittenTo<Table[Name]> | Knex.Raw };
type Insert<Table> = Writable<Table, ColumnsFilledBy<Table, "us">> &
  Partial<Writable<Table, ColumnsFilledBy<Table, "default">>>;
type Update<Table> = Partial<Writable<Table, ColumnsFilledBy<Table, "us" | "default">>>;

type KnexTables = {
  [Name in TableName]: Knex.CompositeTableType<Row<Name>, Insert<Schema[Name]>, Update<Schema[Name]>>;
};

declare module "knex/types/tables.js" {
  interface Tables extends KnexTables {}
}
