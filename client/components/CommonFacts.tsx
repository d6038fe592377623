import styles from "./CommonFacts.module.css";
import { DefinitionList } from "./DefinitionList.tsx";

interface CommonFactsProps {
  caption: string;
  facts: readonly { label: string; value: string }[];
}

/** What all that is compared has in common, in few lines: the differences are what one came for. */
export function CommonFacts({ caption, facts }: CommonFactsProps) {
  return (
    <div className={styles.common}>
      <p className={styles.caption}>{caption}</p>
      <DefinitionList items={facts.map(({ label, value }) => [label, value])} />
    </div>
  );
}
