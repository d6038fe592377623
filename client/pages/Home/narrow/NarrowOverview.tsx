import { ComplexGuide } from "./ComplexGuide.tsx";
import styles from "./NarrowOverview.module.css";
import { PremiumBoxes } from "./PremiumBoxes.tsx";
import { ProjectGuide } from "./ProjectGuide.tsx";
import { TypesGuide } from "./TypesGuide.tsx";

/** The content of the wide layout's full screens in accordions for phones, in the order of the hours. */
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
