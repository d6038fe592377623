import type { LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import styles from "./HomeCards.module.css";
import { HomeRow } from "./HomeRow.tsx";

/** A few homes beside each other, without their plans. */
export function HomeCards({ homes }: { homes: readonly LedgerHome[] }) {
  return (
    <ol className={styles.cards}>
      {homes.map((home) => (
        <HomeRow key={home.key} home={home} plan={false} />
      ))}
    </ol>
  );
}
