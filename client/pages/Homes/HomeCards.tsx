import type { LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import styles from "./HomeCards.module.css";
import { HomeRow } from "./HomeRow.tsx";

/** A few homes beside each other, or below each other on a phone. */
export function HomeCards({ homes, plans = true }: { homes: readonly LedgerHome[]; plans?: boolean }) {
  return (
    <ol className={styles.cards}>
      {homes.map((home) => (
        <HomeRow key={home.key} home={home} plan={plans} />
      ))}
    </ol>
  );
}
