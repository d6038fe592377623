import type { ReactNode } from "react";
import { messages } from "../copy/messages.ts";
import styles from "./ChipLinks.module.css";

interface ChipLinksProps {
  className?: string | undefined;
  /** Names them for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Links that one chooses between, beside each other; each may end with a number. */
export function ChipLinks({ className = "", label, children }: ChipLinksProps) {
  return (
    <nav className={`${styles.chips} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}

interface SectionLinksProps {
  /** Of sections on this page. */
  links: readonly { id: string; name: string; count: number }[];
}

/** Ways to the sections of a long page, each with the number of what is in it. */
export function SectionLinks({ links }: SectionLinksProps) {
  return (
    <ChipLinks className={styles.sections} label={messages.sections}>
      {links.map(({ id, name, count }) => (
        <a key={id} href={`#${id}`}>
          {name} <b>{count}</b>
        </a>
      ))}
    </ChipLinks>
  );
}
