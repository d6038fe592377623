import styles from "./Field.module.css";
import { NonBreaking } from "./NonBreaking.tsx";

/** What is wrong with a field, if anything. */
export function FieldError({ id, children }: { id?: string | undefined; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      <NonBreaking text={children} />
    </p>
  );
}
