import { ComplexGuide } from "./ComplexGuide.tsx";
import styles from "./NarrowOverview.module.css";
import { PremiumBoxes } from "./PremiumBoxes.tsx";
import { ProjectGuide } from "./ProjectGuide.tsx";
import { TypesGuide } from "./TypesGuide.tsx";

/** What the wide layout spreads over full screens, folded for the phone, in the order of its hours. */
export function NarrowOverview() {
  return (
    <div className={styles.overview}>
      <ComplexGuide />
      <ProjectGuide />
      <PremiumBoxes />
      <TypesGuide />
    </div>
  );
}
