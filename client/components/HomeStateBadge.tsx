import { homeCopy } from "../copy/homes.ts";
import type { HomeState } from "../shared/home.ts";
import styles from "./HomeStateBadge.module.css";

/** A home's state in words: filled, hatched or outlined, so that it isn't told by colour alone. */
export function HomeStateBadge({ state }: { state: HomeState | "later" }) {
  return <span className={`${styles.state} ${styles[state]}`}>{homeCopy.states[state]}</span>;
}
