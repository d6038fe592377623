import { ComplexGuide } from "./ComplexGuide.tsx";
import styles from "./NarrowOverview.module.css";
import { Overview } from "./Overview.tsx";
import { PremiumBoxes } from "./PremiumBoxes.tsx";
import { TypesGuide } from "./TypesGuide.tsx";

/** What the wide layout spreads over full screens, folded for the phone. */
export function NarrowOverview() {
  return (
    <div className={styles.overview}>
      <TypesGuide />
      <Overview />
      <ComplexGuide />
      <PremiumBoxes />
    </div>
  );
}
