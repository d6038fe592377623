import type { ReactNode } from "react";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadEvent } from "../../shared/lead.ts";
import disclosure from "./Disclosure.module.css";
import styles from "./EventList.module.css";

interface Props {
  title: string;
  /** Newest first. */
  events: readonly LeadEvent[];
  /** Shown when there are none. */
  emptyText: string;
  /** Initially collapsed. */
  collapsed?: boolean;
  children?: ReactNode;
}

/** One of a lead's histories. */
export function EventList({ title, events, emptyText, collapsed = false, children }: Props) {
  return (
    <details className={`${disclosure.disclosure} ${styles.history}`} open={!collapsed}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {events.length === 0 ? (
        <p className="fine">{emptyText}</p>
      ) : (
        <ol>
          {events.map(({ at, title: what, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events never change places
            <li key={index}>
              <strong>{what}</strong>
              <time dateTime={at}>{formatMoment(at)}</time>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      )}
      {children}
    </details>
  );
}
