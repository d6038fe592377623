import type { LeadsProps } from "../../shared/desk/leads.ts";
import type { Lead } from "../../shared/lead.ts";

/**
 * Lists of leads as they were left, so that Back from a lead restores the search, the pages and the scroll position. In
 * memory only: the search text is personal data, so it is never in a URL or in the browser's history.
 */
const lists = new Map<string, LeadsProps>();
const maxLists = 10;
let last: { key: string; list: LeadsProps } | undefined;

/** @param key of the list's history entry */
export function saveList(key: string, list: LeadsProps): void {
  lists.delete(key);
  lists.set(key, list);
  last = { key, list };
  const [oldest] = lists.keys();
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
}

export const savedList = (key: string): LeadsProps | undefined => lists.get(key);

/** Deletes all lists at sign-out, so that the next account sees none of them. */
export function clearLists(): void {
  lists.clear();
  last = undefined;
}

/** The URL of a list: its filters, never a name or a number. */
export function listPath({ filters }: Pick<LeadsProps, "filters">): string {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  return query ? `/admin/leads?${query}` : "/admin/leads";
}

/** The last visited list; its link restores it as it was left. */
export const lastList = (): { to: string; state?: { resumes: string } } =>
  last ? { to: listPath(last.list), state: { resumes: last.key } } : { to: "/admin/leads" };

/** The leads before and after one in the last visited list. */
export function neighbours(id: string): { newer?: Lead | undefined; older?: Lead | undefined } {
  const leads = last?.list.leads ?? [];
  const at = leads.findIndex((lead) => lead.id === id);
  return at < 0 ? {} : { newer: leads[at - 1], older: leads[at + 1] };
}
