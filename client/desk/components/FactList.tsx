import { DefinitionList } from "../../components/DefinitionList.tsx";
import styles from "./FactList.module.css";

/** Labels with their values. Empty values are left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return <DefinitionList className={styles.facts} items={facts} />;
}
