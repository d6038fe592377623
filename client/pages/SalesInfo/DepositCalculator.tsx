import { useState } from "react";
import { Calculator } from "../../components/Calculator.tsx";
import { Choice } from "../../components/Choice.tsx";
import { region as place } from "../../content/sale/region.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { type DepositRegion, depositSizeFor, deposits, subscriptionCalculator } from "../../copy/subscription.ts";

const { deposit: words } = subscriptionCalculator;
const none = { id: "" as const, label: words.none };
const units = [
  none,
  ...unitTypes.map(({ label, exclusive }) => ({ id: label, label: `${label} (전용 ${exclusive}㎡)` })),
];

/** The region where most applicants live. */
const localRegion: DepositRegion = place.metropolitan ? "metropolitan" : "elsewhere";

/** The subscription deposit for a unit type, by the applicant's residence. */
export function DepositCalculator() {
  const [region, setRegion] = useState<DepositRegion>(localRegion);
  const [label, setLabel] = useState<(typeof units)[number]["id"]>("");
  const exclusive = unitTypes.find((unit) => unit.label === label)?.exclusive ?? 0;
  const size = deposits.sizes.find(({ id }) => id === depositSizeFor(exclusive));
  return (
    <Calculator
      id="deposit-calculator"
      title={words.title}
      source={formatBasis(deposits.basis)}
      answer={
        label === "" ? (
          <span className="quiet">{words.empty}</span>
        ) : (
          <>
            <small>{words.answer}</small>
            <b>{size?.amounts[region].toLocaleString("en-US")}</b> 만원
          </>
        )
      }
    >
      <Choice id="deposit-region" label={words.region} value={region} options={deposits.regions} onChange={setRegion} />
      <Choice id="deposit-unit" label={words.unit} value={label} options={units} onChange={setLabel} />
    </Calculator>
  );
}
