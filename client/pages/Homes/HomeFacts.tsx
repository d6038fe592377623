import { factsOf, termsOf } from "../../complex/homes/homeTerms.ts";
import { hasView } from "../../complex/homes/homeViews.ts";
import type { PlacedHome } from "../../complex/homes/saleHomes.ts";
import { useSale } from "../../components/useSale.tsx";
import { homesPage } from "../../copy/homesPage.ts";
import styles from "./HomeFacts.module.css";

const { facts: copy, ...text } = homesPage.home;

/** What a home is: in one line its type, area, direction and height, in another what its window looks at. */
export function HomeFacts({ home }: { home: PlacedHome }) {
  const { exclusive, height, open, lake } = factsOf(home);
  const water = hasView(home, "lake") ? copy.lake(open, lake) : lake > 0 ? copy.someLake(lake) : "";
  const seen = [water, hasView(home, "open") ? copy.open : ""].filter(Boolean);
  return (
    <>
      <FactList facts={[home.type, copy.exclusive(exclusive), copy.facing(home.facing), copy.height(height)]} />
      {seen.length > 0 && <FactList facts={seen} kind="seen" />}
    </>
  );
}

/** What a home costs at first, and what of its price was due before. */
export function FirstPayments({ home, price }: { home: PlacedHome; price: number }) {
  const { atContract, rest, past } = termsOf(home, price, useSale());
  const terms = [text.first(atContract), text.rest(rest), past.count > 0 ? text.past(past.count, past.sum) : ""].filter(
    Boolean,
  );
  return <FactList facts={terms} kind="terms" />;
}

function FactList({ facts, kind }: { facts: readonly string[]; kind?: "seen" | "terms" }) {
  return (
    <ul className={`dotted ${styles.facts} ${kind ? styles[kind] : ""}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
