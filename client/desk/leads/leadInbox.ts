import type { LeadsProps } from "../../shared/desk/leads.ts";
import type { Lead, LeadFilters } from "../../shared/lead.ts";

/** The query of a list. */
export interface LeadSearch {
  filters: LeadFilters;
  q: string;
}

export interface LeadsRequest extends LeadSearch {
  /** End of the previous page. */
  cursor?: string;
  /** Minimum number of leads in the response, if more than a page. */
  atLeast?: number;
  /** The token of the current list. */
  listToken?: string;
}

/** Queries the server. Returns neither a list nor a failure when the desk redirects to the sign-in form. */
type RequestLeads = (question: LeadsRequest) => Promise<{ found?: LeadsProps; failure?: string | undefined }>;

interface InboxState {
  shown: LeadsProps;
  /** Ids of leads that arrived while the list was open. */
  newIds: ReadonlySet<string>;
  /** Whether a request of the user is pending. */
  busy: boolean;
  failure: string | undefined;
}

/**
 * The state of the current list: search, more pages, updates. The user's requests have priority: an update never
 * supersedes one, and is repeated afterwards.
 * @param first the initial list
 */
export function leadInbox(first: LeadsProps, request: RequestLeads) {
  let state: InboxState = { shown: first, newIds: new Set(), busy: false, failure: undefined };
  let requested: LeadSearch = { filters: first.filters, q: first.q };
  /** The query that the current list is the result of. */
  let loaded = requested;
  /** Counts the user's requests. */
  let requestCount = 0;
  let refreshing = false;
  /** Whether leads have changed since the current or pending response was requested. */
  let stale = false;
  let closed = false;
  const listeners = new Set<() => void>();

  function change(changes: Partial<InboxState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  /** @returns whether this request got a response and was not superseded */
  async function load(query: LeadsRequest, take: (found: LeadsProps) => Partial<InboxState>): Promise<boolean> {
    requestCount += 1;
    const own = requestCount;
    change({ busy: true });
    const { found, failure } = await request(query);
    if (own !== requestCount) return false;
    change({ busy: false, failure, ...(found && take(found)) });
    catchUp();
    return found !== undefined;
  }

  function search(next: LeadSearch): Promise<boolean> {
    requested = next;
    return load(next, (found) => {
      loaded = next;
      return { shown: found, newIds: new Set() };
    });
  }

  async function more(): Promise<void> {
    const { shown, busy } = state;
    if (busy || !shown.nextCursor) return;
    await load({ ...loaded, cursor: shown.nextCursor, listToken: shown.listToken }, (next) => ({
      shown: { ...next, count: shown.count, leads: [...shown.leads, ...next.leads] },
    }));
  }

  /** Loads changes; failures are silent. */
  async function refresh(): Promise<void> {
    if (state.busy || refreshing) {
      stale = true;
      return;
    }
    refreshing = true;
    stale = false;
    const countBefore = requestCount;
    const { found, failure } = await request({
      ...requested,
      atLeast: state.shown.leads.length,
      listToken: state.shown.listToken,
    });
    refreshing = false;
    if (countBefore !== requestCount) stale = true;
    else if (found && loaded === requested) change({ failure: undefined, ...updated(found, state) });
    else if (found) {
      // If the search itself had failed, this is its result.
      loaded = requested;
      change({ failure: undefined, shown: found, newIds: new Set() });
    } else change({ failure });
    catchUp();
  }

  function catchUp(): void {
    if (stale && !closed && !state.busy && !refreshing) void refresh();
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search,
    more,
    refresh,
    /** Discards pending responses. */
    close() {
      requestCount += 1;
      closed = true;
    },
  };
}

const isOlder = (one: Lead, other: Lead) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && BigInt(one.id) < BigInt(other.id));

/** The updated head of the list, followed by the pages loaded later, and the ids that are new. */
function updated(found: LeadsProps, { shown, newIds }: InboxState): Pick<InboxState, "shown" | "newIds"> {
  const newest = shown.leads[0];
  const arrived = found.leads.filter((lead) => !newest || isOlder(newest, lead));
  const last = found.leads.at(-1);
  const rest = last && found.nextCursor ? shown.leads.filter((lead) => isOlder(lead, last)) : [];
  return {
    newIds: new Set([...newIds, ...arrived.map(({ id }) => id)]),
    shown:
      rest.length > 0
        ? { ...found, leads: [...found.leads, ...rest], nextCursor: shown.nextCursor }
        : { ...found, leads: found.leads },
  };
}
