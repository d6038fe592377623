import styles from "./Loader.module.css";

interface LoaderProps {
  label: string;
  /** Shows the label under the dots too; otherwise assistive technology alone hears it. */
  labelled?: boolean;
}

/** Three dots of 15px, 15px apart, for what is being prepared. */
export function Loader({ label, labelled = false }: LoaderProps) {
  return (
    <p className={styles.loader} role="status">
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span className={labelled ? styles.label : "vh"}>{label}</span>
    </p>
  );
}
