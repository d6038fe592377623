import { homeCopy } from "../../copy/homes.ts";
import type { DeskHome } from "../../shared/desk/homes.ts";
import styles from "./HomeState.module.css";

/** The letter in a home's cell: the first of its state. */
export const stateLetter = (state: DeskHome["state"]): string => homeCopy.states[state].charAt(0);

/** A cell of the grid, as its legend and lists show it beside the state's name. */
export function HomeStateMark({ state }: { state: DeskHome["state"] }) {
  return (
    <span className={`${styles.mark} ${styles[state]}`} aria-hidden="true">
      {stateLetter(state)}
    </span>
  );
}
