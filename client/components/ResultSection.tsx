import type { ReactNode } from "react";
import { LogoMark } from "./LogoMark.tsx";
import styles from "./ResultSection.module.css";

/** What became of a form that was sent, in the middle of its page. */
export function ResultSection({ children }: { children: ReactNode }) {
  return (
    <section className={`wrap ${styles.result}`}>
      <LogoMark />
      {children}
    </section>
  );
}
