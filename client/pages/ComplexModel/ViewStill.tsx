import { stillSize } from "../../complex/homes/viewStill.ts";
import { type Home, homeName } from "../../complex3d/homes.ts";
import { outlookOf } from "../../complex3d/outlook.ts";
import { stillFile, stillHome, stillTime } from "../../complex3d/viewStills.ts";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import styles from "./ViewStill.module.css";

/** A window's view as a still, for when the model isn't drawn, with a text alternative. */
export function ViewStill({ home, hour, lazy = false }: { home: Home; hour: number; lazy?: boolean }) {
  const time = stillTime(hour);
  const file = stillFile(home, time);
  return (
    <figure className={styles.view}>
      {/* A new element, so that the previous view isn't shown under the new name. */}
      <img
        key={file}
        src={file}
        {...stillSize}
        alt={complexModelPage.outlook(outlookOf(home))}
        loading={lazy ? "lazy" : undefined}
      />
      <figcaption>{complexModelPage.viewStill(homeName(home), stillHome(home).floor, time)}</figcaption>
    </figure>
  );
}
