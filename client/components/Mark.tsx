import styles from "./Mark.module.css";

/** The logo mark: a lit pane in a window frame. The text beside it is the accessible name. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 32" aria-hidden="true">
      <path className={styles.lit} d="M5.5 30.5V17.5L18.5 7.5v8.5L10.5 30.5Z" />
      <path d="M1.5 30.5v-29h21v29Z" />
    </svg>
  );
}
