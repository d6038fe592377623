import type { Account, AccountFields, Role } from "./account.ts";
import type { PressPicture } from "./articleBody.ts";
import type { ArticleLayout, ArticleWords, DeskArticle } from "./deskArticle.ts";
import type { Lead, LeadDetail, LeadEvent, LeadFilters, OfficeForm } from "./lead.ts";

/** What the frame around every page of the desk shows; the server adds it to each answer. */
export interface DeskFrame {
  role: Role;
  /** What the one who is signed in is called. */
  name: string;
  /** Calls that are due by now, and when the next one is. */
  due: number;
  nextCallback: string | null;
}

/** What every page of the desk knows: who is signed in. */
export interface DeskProps {
  administrator: { email: string };
  frame?: DeskFrame;
}

/** Props of GET /admin/sign-in. */
export interface SignInProps {
  /** Address of the desk that was asked for. */
  next: string;
  /** Why the last attempt failed. */
  message?: string;
}

/** Props of GET /admin/articles. */
export interface DeskArticlesProps extends DeskProps {
  site: string;
  /** Every site that has a board. */
  sites: string[];
  articles: DeskArticle[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** What a form of an article came to: "conflict" when the article was edited elsewhere meanwhile. */
export interface WritingNotice {
  kind: "saved" | "refused" | "conflict" | "uploaded";
  message: string;
  /** What was typed. */
  values?: ArticleWords & ArticleLayout;
  /** Sizes of the pictures that the form names, as far as they are stored. */
  pictures?: Pick<PressPicture, "hash" | "width" | "height">[];
}

/** Props of GET /admin/articles/new. */
export interface NewArticleProps extends DeskProps {
  site: string;
  notice?: WritingNotice;
}

/** Props of GET /admin/articles/{id}. */
export interface EditArticleProps extends DeskProps {
  article: DeskArticle;
  notice?: WritingNotice;
}

/** Props of GET /admin/accounts. */
export interface AccountsProps extends DeskProps {
  /** Those that can sign in first, by name. */
  accounts: Account[];
  /** What a plain form came back with. */
  notice?: { message: string; fields?: AccountFields; values?: AccountFields };
  /** What was done. */
  done?: string;
}

/** Props of GET /admin/password. */
export interface PasswordProps extends DeskProps {
  notice?: { message: string; fields?: AccountFields };
  done?: string;
}

/** Props of GET /admin/leads and POST /admin/leads/search. */
export interface LeadsProps extends DeskProps {
  filters: LeadFilters;
  /** What was searched for; it stands in no address. */
  q: string;
  leads: Lead[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
  /** Leads that fit, counted no further than to `countLimit`. */
  count: number;
  /** Every source there is. */
  sources: string[];
  /** Accounts that leads can be given to: for a counsellor, the own one. */
  assignees: Assignee[];
  /** The account's own. */
  saved: SavedFilter[];
  /** What was done, and how to take it back. */
  notice?: DeskNotice;
  /** Opaque; goes along when the list brings itself up to date, which isn't written down as another opening. */
  seal: string;
}

export interface Assignee {
  id: string;
  name: string;
}

/** Filters that an account comes back to. */
export interface SavedFilter {
  id: string;
  name: string;
  filters: LeadFilters;
}

/** Says what was done; `undo` is the id of what takes it back, for a moment. */
export interface DeskNotice {
  words: string;
  undo?: string;
}

/** Seconds for which the pages offer to take something back. */
export const undoSeconds = 10;

/** Up to here leads are counted for a list. */
export const countLimit = 10_000;

/** Something that only the office can do something about, and how often. */
export interface WaitingTask {
  kind: "unassigned" | "cancelled" | "givenUp" | "behind" | "texts" | "copies" | "opening";
  count: number;
}

/** Props of GET /admin/today and POST /admin/today. */
export interface TodayProps extends DeskProps {
  /** Seoul's, as YYYY-MM-DD, as the days before and after it. */
  day: string;
  isToday: boolean;
  previous: string;
  next: string;
  /** In the order of their slots. */
  visits: Lead[];
  /** Those who came without a booking. */
  walkins: Lead[];
  /** To be called by the end of the day, those that have waited longest first. */
  callbacks: Lead[];
  /** The newest of those that nobody has called, and how many there are. */
  fresh: { leads: Lead[]; count: number };
  waits: WaitingTask[];
  /** When this was so. */
  now: string;
  notice?: DeskNotice;
  /** Opaque; goes along when the day brings itself up to date, which isn't written down as another opening. */
  seal: string;
}

/** Props of GET /admin/leads/new. */
export interface LeadEntryProps extends DeskProps {
  form: OfficeForm;
  /** Makes it one lead however often it is sent. */
  entryKey: string;
  /** What a plain form came back with. */
  notice?: { message: string; fields: Record<string, string>; values: Record<string, string> };
}

/** Props of GET /admin/leads/{id}. */
export interface LeadDetailProps extends DeskProps {
  lead: LeadDetail;
  /** Whether there is a form service to send it to. */
  relaying: boolean;
  /** Accounts that it can be given to. */
  assignees: Assignee[];
  /** What a plain form post came back with. */
  notice?: DeskNotice;
}

/** A figure for each of some words, largest first. */
export type Shares = { word: string; count: number }[];

/** Props of GET /admin/overview. */
export interface OverviewProps extends DeskProps {
  /** The last 30 days of Seoul, the oldest first. */
  days: { day: string; count: number }[];
  forms: Shares;
  sources: Shares;
  statuses: Shares;
  relayStates: Shares;
  /** Whether there is a form service that leads are handed on to. */
  relaying: boolean;
  /** Leads that it doesn't have and no try is planned for, counted no further than to `countLimit`. */
  leftBehind: number;
  /** When the oldest lead came that is still being handed on; null when none is. */
  waitingSince: string | null;
  /** Texts that failed or whose fate is unknown, of the same days. */
  failedTexts: number;
  /** Copies of destroyed registrations that the form service may have, counted no further than to `countLimit`. */
  copies: number;
  /** What only the operator knows and is missing: a variable or a file of content, what it means, and what visitors meet. */
  tasks: { where: string; text: string; effect: string }[];
  /** Visits to come that were cancelled, the next one first. */
  cancelledVisits: LeadEvent[];
}

/** How far the leads of a source, a week or a campaign have come. */
export interface Funnel {
  word: string;
  leads: number;
  visits: number;
  contracts: number;
}

/** A link that says by what advertisement somebody came. */
export interface CampaignLink {
  id: string;
  source: string;
  medium: string;
  campaign: string;
  path: string;
  /** The whole of it. */
  address: string;
}

/** Periods of the figures, in weeks. */
export const figureWeeks = [4, 12, 26, 52] as const;

/** Props of GET /admin/figures. */
export interface FiguresProps extends DeskProps {
  weeks: (typeof figureWeeks)[number];
  sources: Funnel[];
  byWeek: Funnel[];
  campaigns: Funnel[];
  links: CampaignLink[];
  /** Pages that a link can open. */
  targets: { path: string; name: string }[];
  /** What a plain form came back with. */
  notice?: { message: string; fields: Record<string, string>; values: Record<string, string> };
}

/** A copy that the form service may have of a registration that was destroyed here. */
export interface ServiceCopy {
  /** Of the registration. */
  id: string;
  /** When it was destroyed, and why. */
  at: string;
  reason: "withdrawn" | "retention" | "office";
  registeredAt: string | null;
  service: string;
  /** The service's own name for it, if it gave one, and the Idempotency-Key that it came with. */
  providerId: string | null;
  relayKey: string | null;
}

/** Props of GET /admin/copies. */
export interface CopiesProps extends DeskProps {
  copies: ServiceCopy[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** What the log has entries of. */
export const deskActions = [
  "list",
  "search",
  "view",
  "export",
  "status",
  "note",
  "relay",
  "erase",
  "copy",
  "marketing",
  "account",
  "assign",
  "callback",
  "absence",
  "grade",
  "entry",
  "merge",
  "visit",
  "today",
  "campaign",
  "restore",
] as const;
export type DeskAction = (typeof deskActions)[number];

/** What the log is narrowed by. */
export interface LogFilters {
  /** E-mail of who did it. */
  account?: string;
  action?: DeskAction;
  /** Id of the lead that it was done to. */
  lead?: string;
}

/** Props of GET /admin/log. */
export interface LogProps extends DeskProps {
  filters: LogFilters;
  /** Every account that is in the log. */
  accounts: string[];
  entries: (LeadEvent & { id: string; administrator: string; leadId: string | null })[];
  /** Id of the oldest entry shown when there are older ones. */
  before: string | null;
}
