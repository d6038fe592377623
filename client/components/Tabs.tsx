import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import styles from "./Tabs.module.css";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Decorative, before the label. */
  drawing?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Unique on the page; prefix of the ids of tabs and panels. */
  name: string;
  /** The URL parameter that selects the same (`choices` of the page), and the anchor to go to. */
  choice: string;
  anchor: string;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;

/** Attributes of the panel below the tabs: spread them on it. */
export function tabPanel(name: string, selected: string) {
  return { role: "tabpanel", id: `${name}-panel`, "aria-labelledby": tabId(name, selected), tabIndex: 0 } as const;
}

/**
 * A tab list after the WAI-ARIA pattern: arrow keys, Home and End select and focus, Tab leaves the list. Before
 * hydration each tab is a form button that loads the page with it selected.
 */
export function Tabs<Id extends string>({ name, choice, anchor, label, tabs, selected, onSelect }: TabsProps<Id>) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const list = event.currentTarget.parentElement;
    const isColumn = list !== null && getComputedStyle(list).flexDirection === "column";
    const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const to = { ...moves, ...(isColumn && { ArrowUp: at - 1, ArrowDown: at + 1 }) }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(tabId(name, next.id))?.focus();
  };
  return (
    <form action={`#${anchor}`}>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text, drawing }) => (
          <button
            key={id}
            type="submit"
            name={choice}
            value={id}
            role="tab"
            id={tabId(name, id)}
            aria-selected={id === selected}
            aria-controls={`${name}-panel`}
            tabIndex={hydrated && id !== selected ? -1 : 0}
            onClick={(event) => {
              event.preventDefault();
              onSelect(id);
            }}
            onKeyDown={onKeyDown}
          >
            {drawing}
            {text}
          </button>
        ))}
      </div>
    </form>
  );
}
