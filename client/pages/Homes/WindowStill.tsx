import type { ReactNode } from "react";
import { type Still, stillSize } from "../../complex/homes/viewStill.ts";
import styles from "./WindowStill.module.css";

interface Props {
  still: Still;
  alt: string;
  /** Whether it is what its page shows first; otherwise it is loaded once it is near the screen. */
  first?: boolean;
  /** Its mark, at its foot. */
  children?: ReactNode;
}

/** What a home's window shows, in the proportions of --still. */
export function WindowStill({ still, alt, first = false, children }: Props) {
  return (
    <div className={styles.still}>
      <img
        src={still.file}
        {...stillSize}
        alt={alt}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
      {children && <small>{children}</small>}
    </div>
  );
}
