import styles from "./PointList.module.css";

/** Titles with a sentence each, between rules. */
export function PointList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.points}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
