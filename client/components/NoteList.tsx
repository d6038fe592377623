import { NonBreaking } from "./NonBreaking.tsx";
import styles from "./NoteList.module.css";

/** Short notes, one line each where there is room. */
export function NoteList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.notes}>
      {items.map((item) => (
        <li key={item}>
          <NonBreaking text={item} />
        </li>
      ))}
    </ul>
  );
}
