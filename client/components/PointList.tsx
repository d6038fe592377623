import { DefinitionList } from "./DefinitionList.tsx";
import { NonBreaking } from "./NonBreaking.tsx";
import styles from "./PointList.module.css";

/** Titles with a sentence each, between rules. */
export function PointList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <DefinitionList
      className={styles.points}
      items={items.map(({ title, text }) => [title, <NonBreaking key={title} text={text} />])}
    />
  );
}
