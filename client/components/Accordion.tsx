import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Accordion.module.css";
import { Icon } from "./Icon.tsx";
import { nonBreaking } from "./NonBreaking.tsx";

/** A stack of AccordionItems. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
  /** Only one of the items with the same group is open at a time. */
  group: string;
  title: string;
  /** Shown below the title, opened or not. */
  note?: ReactNode;
  /** Whether it is initially open. */
  open?: boolean;
  /** Also called on hydration: the item may have been opened or closed before. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** One item of an accordion: a native <details>, so it opens without JavaScript. */
export function AccordionItem({ group, title, note, open = false, onToggle, children }: AccordionItemProps) {
  const element = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (element.current) onToggle?.(element.current.open);
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
        {note && <span className={styles.note}>{nonBreaking(note)}</span>}
        <Icon name="plus" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
