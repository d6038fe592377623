import type { Lead } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./deskProps.ts";
import type { DeskHome } from "./homes.ts";

/** A task that only the office can do, and how often it occurs. */
export interface OpenTask {
  kind: "unassigned" | "cancelled" | "givenUp" | "behind" | "texts" | "copies" | "opening";
  count: number;
}

/** A day's places for visits. */
export interface VisitWeekDay {
  /** YYYY-MM-DD */
  day: string;
  slots: { startsAt: string; capacity: number; taken: number }[];
}

/** Props of GET /admin/today and POST /admin/today. */
export interface TodayProps extends DeskProps {
  /** In Seoul, as YYYY-MM-DD; likewise the previous and next day. */
  day: string;
  isToday: boolean;
  previous: string;
  next: string;
  /** In the order of their slots. */
  visits: Lead[];
  /** Visitors without a booking. */
  walkins: Lead[];
  /** Due by the end of the day, the longest overdue first. */
  callbacks: Lead[];
  /** Seven days from this one on; missing in the answer of an older version. */
  week?: VisitWeekDay[];
  /** The newest uncontacted leads that aren't in a list above, and their number. */
  newLeads: { leads: Lead[]; count: number };
  /** Holds that end by the end of today, the next one first; on other days none. */
  holds: DeskHome[];
  openTasks: OpenTask[];
  /** The time of this data. */
  now: string;
  notice?: DeskNotice;
  /** Opaque; sent along when the day updates itself, so that the update isn't logged as another access. */
  listToken: string;
}
