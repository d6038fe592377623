import { ComplexGuide } from "./ComplexGuide.tsx";
import styles from "./NarrowOverview.module.css";
import { PremiumBoxes } from "./PremiumBoxes.tsx";
import { ProjectGuide } from "./ProjectGuide.tsx";
import { TypesGuide } from "./TypesGuide.tsx";

/** What the wide layout spreads over full screens, folded for the phone. */
export function NarrowOverview() {
  return (
    <div className={styles.overview}>
      <TypesGuide />
      <ProjectGuide />
      <ComplexGuide />
      <PremiumBoxes />
    </div>
  );
}
