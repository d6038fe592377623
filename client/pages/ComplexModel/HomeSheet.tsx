import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { type Home, partsOf } from "../../complex3d/homes.ts";
import { drawing } from "../../components/plan/drawings.ts";
import { unitPage } from "../../copy/unitPages.ts";
import styles from "./HomeSheet.module.css";
import { ViewStill } from "./ViewStill.tsx";

/** The printed page's plan and window view of a home. Loaded when it is printed. */
export function HomeSheet({ home, hour }: { home: Home; hour: number }) {
  const { type } = partsOf(home).line;
  return (
    <div className={styles.sheet}>
      <img
        src={drawing(type)}
        alt={unitPage.planAlt(type, unitPlans[type].note)}
        width={1600}
        height={1130}
        loading="lazy"
      />
      <ViewStill home={home} hour={hour} lazy />
    </div>
  );
}
