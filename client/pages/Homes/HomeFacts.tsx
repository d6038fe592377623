import { factsOf, termsOf } from "../../complex/homes/homeTerms.ts";
import { hasView } from "../../complex/homes/homeViews.ts";
import type { PlacedHome } from "../../complex/homes/saleHomes.ts";
import { useSale } from "../../components/useSale.tsx";
import { homesPage } from "../../copy/homesPage.ts";
import styles from "./HomeFacts.module.css";

const { facts: copy, ...text } = homesPage.home;

/** What a home is, in one line: type, area, direction, height and what its window looks at. */
export function HomeFacts({ home }: { home: PlacedHome }) {
  const { exclusive, height, open } = factsOf(home);
  const facts = [
    home.type,
    copy.exclusive(exclusive),
    copy.facing(home.facing),
    copy.height(height),
    hasView(home, "lake") ? copy.lake(open) : "",
    hasView(home, "open") ? copy.open : "",
  ].filter(Boolean);
  return (
    <ul className={`dotted ${styles.facts}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** What a home costs at first, and what of its price was due before. */
export function FirstPayments({ home, price }: { home: PlacedHome; price: number }) {
  const { atContract, rest, past } = termsOf(home, price, useSale());
  const terms = [text.first(atContract), text.rest(rest), past.count > 0 ? text.past(past.count, past.sum) : ""].filter(
    Boolean,
  );
  return (
    <ul className={`dotted ${styles.facts} ${styles.terms}`}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
