import { Link } from "react-router-dom";
import { sourceLabel, sourceOf } from "../copy/sources.ts";
import type { Source } from "../shared/sale/source.ts";
import styles from "./SourceLink.module.css";

/** Opens the clause that a figure comes from; other sources are named. */
export function SourceLink({ of, source }: { of: string; source: Source }) {
  const { text, path } = sourceOf(source);
  if (!path) return <small className={styles.source}>{text}</small>;
  return (
    <Link to={path} className={styles.source} title={text} aria-label={`${of} ${sourceLabel}: ${text}`}>
      {sourceLabel}
    </Link>
  );
}
