import type { DeskHome, DeskHomesProps, HomeFilters } from "../../shared/desk/homes.ts";
import { endingHours } from "../../shared/desk/homes.ts";

/** What the grid's URL says: its filters, the open home, and the lead that a home is sought for. */
export interface HomesView {
  filters: HomeFilters;
  lead?: DeskHomesProps["lead"];
  home?: string;
}

/** @returns the URL of the grid; it names a lead by its id only */
export function deskHomesPath({ filters, lead, home }: HomesView): string {
  const query = new URLSearchParams({ ...filters, ...(lead && { lead: lead.id }), ...(home && { home }) });
  return query.size > 0 ? `/admin/homes?${query}` : "/admin/homes";
}

/** @returns whether a home's hold ends within `endingHours` */
export const endsSoon = ({ until }: DeskHome, now: string): boolean =>
  until !== null && Date.parse(until) - Date.parse(now) <= endingHours * 3_600_000;
