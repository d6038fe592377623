import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { entryKey } from "../../components/entryKey.ts";
import { adminResponse, problemIn } from "../../components/session/adminRequest.ts";
import { automaticUpdate } from "../../shared/automaticUpdate.ts";
import type { LeadsProps } from "../../shared/desk/leads.ts";
import { listPath, savedList, saveList } from "../components/savedLists.ts";
import { type LeadSearch, type LeadsRequest, leadInbox } from "./leadInbox.ts";

/** @returns the list as the user left it, if it holds more than the page's props: a search, or more pages */
function restoredList(key: string, first: LeadsProps): LeadsProps | undefined {
  const saved = savedList(key);
  if (saved?.administrator.email !== first.administrator.email) return undefined;
  return saved.q !== "" || saved.leads.length > first.leads.length ? saved : undefined;
}

/**
 * The inbox of one history entry.
 * @param first the page's props
 */
export function useLeads(first: LeadsProps) {
  const key = entryKey(useLocation());
  const navigate = useNavigate();
  const [restored] = useState(() => restoredList(key, first));
  const [inbox] = useState(() => leadInbox(restored ?? first, requestLeads));
  const state = useSyncExternalStore(inbox.subscribe, inbox.read, inbox.read);
  const { shown } = state;

  useEffect(() => {
    if (restored) void inbox.refresh();
    return inbox.close;
  }, [inbox, restored]);
  useEffect(() => saveList(key, shown), [key, shown]);

  async function requestLeads(query: LeadsRequest) {
    const { filters, ...rest } = query;
    // Only updates set `atLeast`.
    const headers = rest.atLeast === undefined ? {} : automaticUpdate;
    const response = await adminResponse("POST", "/admin/leads/search", { ...filters, ...rest }, headers);
    if (response.status === 200) return { found: response.body as unknown as LeadsProps };
    if (response.status === 401) navigate("/admin/sign-in?next=/admin/leads");
    return response.status === 401 ? {} : { failure: problemIn(response) };
  }

  async function search(query: LeadSearch): Promise<void> {
    if (await inbox.search(query)) history.replaceState(history.state, "", listPath(query));
  }

  return { ...state, search, more: inbox.more, refresh: inbox.refresh };
}

/** The message after an automatic update. */
export const newLeadsText = (count: number) => (count > 0 ? `새 상담 ${count}건이 들어왔습니다.` : "");
