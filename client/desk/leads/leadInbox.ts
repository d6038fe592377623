import type { LeadsProps } from "../../contract/desk/leads.ts";
import type { Lead, LeadFilters } from "../../contract/lead.ts";

/** What a list is asked for. */
export interface Wanted {
  filters: LeadFilters;
  q: string;
}

export interface Question extends Wanted {
  /** Where the page before ended. */
  cursor?: string;
  /** How many leads the answer should hold, beyond a page of them. */
  atLeast?: number;
  /** Of the list that is shown. */
  seal?: string;
}

/** Asks the server. Gives neither a list nor a failure when the desk is being left for the sign-in form. */
export type Ask = (question: Question) => Promise<{ found?: LeadsProps; failure?: string | undefined }>;

export interface InboxState {
  shown: LeadsProps;
  /** Ids of those that came while the list was open. */
  news: ReadonlySet<string>;
  /** Whether a question of the office's is under way. */
  busy: boolean;
  failure: string | undefined;
}

/**
 * The list that is shown: searched, lengthened and kept up to date. What the office asks for goes first: an update
 * neither overtakes it nor answers for an earlier list, and is made up for once the office has its answer.
 * @param first what the list begins with
 */
export function leadInbox(first: LeadsProps, ask: Ask) {
  let state: InboxState = { shown: first, news: new Set(), busy: false, failure: undefined };
  let wanted: Wanted = { filters: first.filters, q: first.q };
  /** What the shown list is the answer to. */
  let answered = wanted;
  /** Counts the office's questions. */
  let turn = 0;
  let refreshing = false;
  /** Whether leads have changed since the answer was asked for that is shown or under way. */
  let stale = false;
  let closed = false;
  const listeners = new Set<() => void>();

  function change(part: Partial<InboxState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** @returns whether this question was answered, and no later one took its place. */
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

  /** Takes over what has changed since, without a word where nothing has. */
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
      // The search itself had failed: this is its answer.
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
    /** Nobody waits for an answer any more. */
    close() {
      turn += 1;
      closed = true;
    },
  };
}

const isOlder = (one: Lead, other: Lead) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && BigInt(one.id) < BigInt(other.id));

/** The list's head as it is now, before the pages that were asked for after it, and what came on top of it. */
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
