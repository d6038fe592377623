import { useState } from "react";
import { pricesOffered } from "../../complex/homes/offers.ts";
import { Calculator } from "../../components/Calculator.tsx";
import { NumberInput } from "../../components/CalculatorFields.tsx";
import { useSale } from "../../components/useSale.tsx";
import { stampTaxOn, stampTaxPage } from "../../copy/stampTax.ts";
import { formatWon, readWon } from "../../shared/format/won.ts";

const copy = stampTaxPage.calculator;

/** The stamp tax on a price entered in units of 10,000 won; at first on the lowest that is offered. */
export function StampTaxCalculator() {
  const sale = useSale();
  const [typed, setTyped] = useState(() => {
    const prices = pricesOffered(sale);
    return prices.length > 0 ? String(Math.min(...prices)) : "";
  });
  const price = readWon(typed);
  return (
    <Calculator
      id="tax-calculator"
      title={copy.title}
      result={
        price === undefined ? (
          <span className="quiet">{copy.empty}</span>
        ) : (
          <>
            <small>{copy.answer(formatWon(price))}</small>
            <b>{stampTaxOn(price * 10_000).toLocaleString("en-US")}</b> {stampTaxPage.tax.won}
          </>
        )
      }
    >
      <NumberInput
        id="tax-price"
        label={copy.price}
        hint={copy.hint}
        value={typed}
        error={typed !== "" && price === undefined ? copy.unreadable : undefined}
        onChange={setTyped}
      />
    </Calculator>
  );
}
