import { homeCopy } from "../../copy/homes.ts";
import type { DeskHome } from "../../shared/desk/homes.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./HomeLegend.module.css";
import { HomeStateMark } from "./HomeStateMark.tsx";

const order = Object.keys(homeCopy.states) as DeskHome["state"][];

/** What the cells of the grid mean, and how many homes are in each state. */
export function HomeLegend({ homes }: { homes: readonly DeskHome[] }) {
  return (
    <ul className={styles.legend} aria-label="상태별 세대 수">
      {order.map((state) => (
        <li key={state}>
          <HomeStateMark state={state} />
          {homeCopy.states[state]} <strong>{formatCount(homes.filter((home) => home.state === state).length)}</strong>
        </li>
      ))}
    </ul>
  );
}
