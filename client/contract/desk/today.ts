import type { Lead } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./frame.ts";

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
