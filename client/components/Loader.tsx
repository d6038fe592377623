import styles from "./Loader.module.css";

interface LoaderProps {
  label: string;
  /** Shows the label under the dots; otherwise it is for assistive technology only. */
  labelled?: boolean;
}

/** A loading indicator: three dots of 15px, 15px apart. */
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
