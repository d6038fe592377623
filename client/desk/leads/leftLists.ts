import type { LeadsProps } from "../../contract/desk/leads.ts";
import type { Lead } from "../../contract/lead.ts";

/**
 * Lists of leads as they were left, so that going into a lead and back finds the same search, the same pages and the
 * same place. In memory alone: what was searched for is personal data, so it stands in no address, and the browser
 * writes its history down.
 */
const lists = new Map<string, LeadsProps>();
const kept = 10;
let last: { key: string; list: LeadsProps } | undefined;

/** @param key of the list's history entry */
export function leaveList(key: string, list: LeadsProps): void {
  lists.delete(key);
  lists.set(key, list);
  last = { key, list };
  const [oldest] = lists.keys();
  if (lists.size > kept && oldest !== undefined) lists.delete(oldest);
}

export const listLeft = (key: string): LeadsProps | undefined => lists.get(key);

/** Forgets all lists at sign-out, so that the next account sees none of them. */
export function dropLists(): void {
  lists.clear();
  last = undefined;
}

/** The address of a list: its filters, never a name or a number. */
export function addressOf({ filters }: Pick<LeadsProps, "filters">): string {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  return query ? `/admin/leads?${query}` : "/admin/leads";
}

/** Where the list is that was looked at last; its link goes on with it as it was left. */
export const wayBack = (): { to: string; state?: { resumes: string } } =>
  last ? { to: addressOf(last.list), state: { resumes: last.key } } : { to: "/admin/leads" };

/** The leads before and after one in the list that was looked at last. */
export function neighbours(id: string): { newer?: Lead | undefined; older?: Lead | undefined } {
  const leads = last?.list.leads ?? [];
  const at = leads.findIndex((lead) => lead.id === id);
  return at < 0 ? {} : { newer: leads[at - 1], older: leads[at + 1] };
}
