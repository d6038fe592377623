import { useState } from "react";
import { Calculator } from "../../components/Calculator.tsx";
import { SelectInput } from "../../components/CalculatorFields.tsx";
import { region as place } from "../../content/sale/region.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { type DepositRegion, depositSizeFor, deposits, subscriptionCalculator } from "../../copy/subscription.ts";

const { deposit: copy } = subscriptionCalculator;
const none = { id: "" as const, label: copy.none };
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
      title={copy.title}
      source={formatBasis(deposits.basis)}
      result={
        label === "" ? (
          <span className="quiet">{copy.empty}</span>
        ) : (
          <>
            <small>{copy.answer}</small>
            <b>{size?.amounts[region].toLocaleString("en-US")}</b> 만원
          </>
        )
      }
    >
      <SelectInput
        id="deposit-region"
        label={copy.region}
        value={region}
        options={deposits.regions}
        onChange={setRegion}
      />
      <SelectInput id="deposit-unit" label={copy.unit} value={label} options={units} onChange={setLabel} />
    </Calculator>
  );
}
