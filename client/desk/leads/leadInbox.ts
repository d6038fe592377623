import type { LeadsProps } from "../../contract/desk/leads.ts";
import type { Lead, LeadFilters } from "../../contract/lead.ts";

/** The query of a list. */
export interface Wanted {
  filters: LeadFilters;
  q: string;
}

export interface Question extends Wanted {
  /** End of the previous page. */
  cursor?: string;
  /** Minimum number of leads in the answer, if more than a page. */
  atLeast?: number;
  /** The seal of the current list. */
  seal?: string;
}

/** Queries the server. Returns neither a list nor a failure when the desk redirects to the sign-in form. */
export type Ask = (question: Question) => Promise<{ found?: LeadsProps; failure?: string | undefined }>;

export interface InboxState {
  shown: LeadsProps;
  /** Ids of leads that arrived while the list was open. */
  news: ReadonlySet<string>;
  /** Whether a request of the user is pending. */
  busy: boolean;
  failure: string | undefined;
}

/**
 * The state of the current list: search, more pages, updates. The user's requests have priority: an update neither
 * overtakes one nor answers for an earlier list, and is made up for afterwards.
 * @param first the initial list
 */
export function leadInbox(first: LeadsProps, ask: Ask) {
  let state: InboxState = { shown: first, news: new Set(), busy: false, failure: undefined };
  let wanted: Wanted = { filters: first.filters, q: first.q };
  /** The query that the current list answers. */
  let answered = wanted;
  /** Counts the user's requests. */
  let turn = 0;
  let refreshing = false;
  /** Whether leads have changed since the current or pending answer was requested. */
  let stale = false;
  let closed = false;
  const listeners = new Set<() => void>();

  function change(part: Partial<InboxState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** @returns whether this request was answered and not superseded */
  async function put(question: Question, take: (found: LeadsProps) => Partial<InboxState>): Promise<boolean> {
    turn += 1;
    const mine = turn;
    change({ busy: true });
    const { found, failure } = await ask(question);
    if (mine !== turn) return false;
    change({ busy: false, failure, ...(found && take(found)) });
    catchUp();
    return found !== undefined;
  }

  function search(next: Wanted): Promise<boolean> {
    wanted = next;
    return put(next, (found) => {
      answered = next;
      return { shown: found, news: new Set() };
    });
  }

  async function more(): Promise<void> {
    const { shown, busy } = state;
    if (busy || !shown.nextCursor) return;
    await put({ ...answered, cursor: shown.nextCursor, seal: shown.seal }, (next) => ({
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
    const asked = turn;
    const { found, failure } = await ask({ ...wanted, atLeast: state.shown.leads.length, seal: state.shown.seal });
    refreshing = false;
    if (asked !== turn) stale = true;
    else if (found && answered === wanted) change({ failure: undefined, ...updated(found, state) });
    else if (found) {
      // If the search itself had failed, this is its answer.
      answered = wanted;
      change({ failure: undefined, shown: found, news: new Set() });
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
    /** Discards pending answers. */
    close() {
      turn += 1;
      closed = true;
    },
  };
}

const isOlder = (one: Lead, other: Lead) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && BigInt(one.id) < BigInt(other.id));

/** The updated head of the list, followed by the pages loaded later, and the ids that are new. */
function updated(found: LeadsProps, { shown, news }: InboxState): Pick<InboxState, "shown" | "news"> {
  const newest = shown.leads[0];
  const fresh = found.leads.filter((lead) => !newest || isOlder(newest, lead));
  const last = found.leads.at(-1);
  const rest = last && found.nextCursor ? shown.leads.filter((lead) => isOlder(lead, last)) : [];
  return {
    news: new Set([...news, ...fresh.map(({ id }) => id)]),
    shown:
      rest.length > 0
        ? { ...found, leads: [...found.leads, ...rest], nextCursor: shown.nextCursor }
        : { ...found, leads: found.leads },
  };
}
