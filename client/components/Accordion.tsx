import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { Icon } from "./Icon.tsx";

/** A stack of AccordionItems. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  /** Items that share it are open one at a time. */
  group: string;
  title: string;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** One part of an accordion: the platform's own, so it opens without JavaScript. */
export function AccordionItem({ group, title, onToggle, children }: AccordionItemProps) {
  return (
    <details name={group} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
