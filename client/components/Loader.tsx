import styles from "./Loader.module.css";

/** Three dots of 15px, 15px apart, for what is being prepared. The label is what assistive technology hears. */
export function Loader({ label }: { label: string }) {
  return (
    <p className={styles.loader} role="status">
      <span className="vh">{label}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  );
}
