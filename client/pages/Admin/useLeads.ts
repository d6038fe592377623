import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminAnswer, problemIn } from "../Press/adminRequest.ts";
import type { LeadsProps } from "./deskProps.ts";
import type { Lead, LeadFilters } from "./lead.ts";

export interface Wanted {
  filters: LeadFilters;
  q: string;
}

/** The address of a list: its filters, never a name or a number. */
const addressOf = ({ filters }: Wanted) => {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  return query ? `/admin/leads?${query}` : "/admin/leads";
};

/**
 * The list that is shown: searched, lengthened and kept up to date.
 * @param first what the page came with
 */
export function useLeads(first: LeadsProps) {
  const [shown, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(0);
  const navigate = useNavigate();
  useEffect(() => setShown(first), [first]);

  async function ask(wanted: Wanted, cursor?: string): Promise<LeadsProps | undefined> {
    const turn = ++latest.current;
    const body = { ...wanted.filters, q: wanted.q, ...(cursor && { cursor }) };
    const answer = await adminAnswer("POST", "/admin/leads/search", body);
    // A later question overtook this one.
    if (turn !== latest.current) return undefined;
    if (answer.status === 401) {
      navigate("/admin/sign-in?next=/admin/leads");
      return undefined;
    }
    setFailure(problemIn(answer));
    return answer.status === 200 ? (answer.body as unknown as LeadsProps) : undefined;
  }

  async function search(wanted: Wanted): Promise<void> {
    setBusy(true);
    const found = await ask(wanted);
    setBusy(false);
    if (!found) return;
    setShown(found);
    setNews(new Set());
    history.replaceState(history.state, "", addressOf(wanted));
  }

  async function more(): Promise<void> {
    if (busy || !shown.nextCursor) return;
    setBusy(true);
    const next = await ask(shown, shown.nextCursor);
    setBusy(false);
    if (next) setShown({ ...next, count: shown.count, leads: [...shown.leads, ...next.leads] });
  }

  /** Takes over what has changed since, without a word where nothing has. */
  async function refresh(): Promise<void> {
    const found = await ask(shown);
    if (!found) return;
    const known = new Set(shown.leads.map(({ id }) => id));
    const fresh = found.leads.filter(({ id }) => !known.has(id)).map(({ id }) => id);
    setNews(new Set(fresh));
    setShown({ ...found, ...joined(found, shown) });
  }

  return { shown, busy, failure, news, search, more, refresh };
}

const isOlder = (one: Lead, other: Lead) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && BigInt(one.id) < BigInt(other.id));

/** The list's head as it is now, before the pages that were asked for after it. */
function joined(found: LeadsProps, before: LeadsProps): Pick<LeadsProps, "leads" | "nextCursor"> {
  const last = found.leads.at(-1);
  const rest = last && found.nextCursor ? before.leads.filter((lead) => isOlder(lead, last)) : [];
  return rest.length > 0
    ? { leads: [...found.leads, ...rest], nextCursor: before.nextCursor }
    : { leads: found.leads, nextCursor: found.nextCursor };
}

/** What the list says when it changed by itself. */
export const newsText = (count: number) => (count > 0 ? `새 상담 ${count}건이 들어왔습니다.` : "");
