import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { automatic } from "../../contract/automatic.ts";
import type { LeadsProps } from "../../contract/desk/leads.ts";
import { entryKey } from "../../entryKey.ts";
import { adminAnswer, problemIn } from "../adminRequest.ts";
import { leadInbox, type Question, type Wanted } from "./leadInbox.ts";
import { addressOf, leaveList, listLeft } from "./leftLists.ts";

/** @returns the list as the user left it, if it holds more than the page's props: a search, or more pages */
function leftAt(key: string, first: LeadsProps): LeadsProps | undefined {
  const left = listLeft(key);
  if (left?.administrator.email !== first.administrator.email) return undefined;
  return left.q !== "" || left.leads.length > first.leads.length ? left : undefined;
}

/**
 * The inbox of one history entry.
 * @param first the page's props
 */
export function useLeads(first: LeadsProps) {
  const key = entryKey(useLocation());
  const navigate = useNavigate();
  const [left] = useState(() => leftAt(key, first));
  const [inbox] = useState(() => leadInbox(left ?? first, ask));
  const state = useSyncExternalStore(inbox.subscribe, inbox.read, inbox.read);
  const { shown } = state;

  useEffect(() => {
    if (left) void inbox.refresh();
    return inbox.close;
  }, [inbox, left]);
  useEffect(() => leaveList(key, shown), [key, shown]);

  async function ask(question: Question) {
    const { filters, ...rest } = question;
    // Only updates set `atLeast`.
    const headers = rest.atLeast === undefined ? {} : automatic;
    const answer = await adminAnswer("POST", "/admin/leads/search", { ...filters, ...rest }, headers);
    if (answer.status === 200) return { found: answer.body as unknown as LeadsProps };
    if (answer.status === 401) navigate("/admin/sign-in?next=/admin/leads");
    return answer.status === 401 ? {} : { failure: problemIn(answer) };
  }

  async function search(wanted: Wanted): Promise<void> {
    if (await inbox.search(wanted)) history.replaceState(history.state, "", addressOf(wanted));
  }

  return { ...state, search, more: inbox.more, refresh: inbox.refresh };
}

/** The message after an automatic update. */
export const newsText = (count: number) => (count > 0 ? `새 상담 ${count}건이 들어왔습니다.` : "");
