import type { KeyboardEvent } from "react";
import styles from "./Tabs.module.css";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Where its panel's content stands by itself, for visitors whose browser runs no scripts. */
  href?: string | undefined;
}

interface TabsProps<Id extends string> {
  /** Unique on the page; the ids of tabs and panels start with it. */
  name: string;
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`;

/** Attributes of the one panel below the tabs, which shows what is selected: spread them on it. */
export function tabPanel(name: string, selected: string) {
  return { role: "tabpanel", id: `${name}-panel`, "aria-labelledby": tabId(name, selected), tabIndex: 0 } as const;
}

/** A tab list after the WAI-ARIA pattern: arrow keys, Home and End select and focus, Tab leaves the list. */
export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.id);
    document.getElementById(tabId(name, next.id))?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(name, id)}
            aria-selected={id === selected}
            aria-controls={`${name}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={onKeyDown}
          >
            {words}
          </button>
        ))}
      </div>
      <noscript>
        <ul className={styles.links} aria-label={label}>
          {tabs.map(
            ({ id, label: words, href }) =>
              href && (
                <li key={id}>
                  <a href={href}>{words}</a>
                </li>
              ),
          )}
        </ul>
      </noscript>
    </>
  );
}
