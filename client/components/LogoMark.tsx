import { mark } from "../content/theme.ts";
import styles from "./LogoMark.module.css";

/** The logo mark: a lit pane in a window frame. The text beside it is the accessible name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 32" aria-hidden="true">
      <path className={styles.lit} d={mark.light} />
      <path d={mark.frame} />
    </svg>
  );
}
