import { NoteList } from "./NoteList.tsx";
import styles from "./Notice.module.css";

interface NoticeProps {
  title?: string;
  items: readonly string[];
}

/** Important notes before a page's content: short lines between rules. */
export function Notice({ title = "꼭 확인하세요", items }: NoticeProps) {
  return (
    <aside className={styles.notice} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <NoteList items={items} />
    </aside>
  );
}
