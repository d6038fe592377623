import { useState } from "react";
import { Calculator } from "../../components/Calculator.tsx";
import { NumberField } from "../../components/Choice.tsx";
import { stampTax, stampTaxOn, stampTaxPage } from "../../copy/stampTax.ts";
import { formatBasis } from "../../copy/statutes.ts";

const words = stampTaxPage.calculator;

/** The stamp tax on a price entered in units of 10,000 won. */
export function StampTaxCalculator() {
  const [typed, setTyped] = useState("");
  return (
    <Calculator
      id="tax-calculator"
      title={words.title}
      source={formatBasis(stampTax.basis)}
      answer={
        typed === "" ? (
          <span className="quiet">{words.empty}</span>
        ) : (
          <>
            <small>{words.answer}</small>
            <b>{stampTaxOn(Number(typed) * 10_000).toLocaleString("en-US")}</b> {stampTaxPage.tax.won}
          </>
        )
      }
    >
      <NumberField id="tax-price" label={words.price} hint={words.hint} value={typed} onChange={setTyped} />
    </Calculator>
  );
}
