import styles from "./CommonFacts.module.css";
import { DefinitionList } from "./DefinitionList.tsx";

interface CommonFactsProps {
  heading: string;
  facts: readonly { label: string; value: string }[];
}

/** What all that is compared has in common, in few lines: the differences are what one came for. */
export function CommonFacts({ heading, facts }: CommonFactsProps) {
  return (
    <div className={styles.common}>
      <h3>{heading}</h3>
      <DefinitionList items={facts.map(({ label, value }) => [label, value])} />
    </div>
  );
}
