import { type ReactNode, useEffect, useRef } from "react";
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
  /** Whether it begins open. */
  open?: boolean;
  /** Also told of a panel that was opened before this code was there. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** One part of an accordion: the platform's own, so it opens without JavaScript. */
export function AccordionItem({ group, title, open = false, onToggle, children }: AccordionItemProps) {
  const element = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (element.current?.open) onToggle?.(true);
  }, []);
  return (
    <details
      ref={element}
      name={group}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
