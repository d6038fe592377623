import { useState } from "react";
import { Calculator } from "../../components/Calculator.tsx";
import { NumberInput, SelectInput } from "../../components/CalculatorFields.tsx";
import { CheckboxGroup } from "../../components/CheckboxGroup.tsx";
import { Lines } from "../../components/Lines.tsx";
import { region } from "../../content/sale/region.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { firstPriority, firstPriorityGap, type PriorityArea, subscriptionCalculator } from "../../copy/subscription.ts";

const { priority: copy } = subscriptionCalculator;
const conditions = firstPriority.strictConditions;

/** The legal category of the complex's location. */
const localArea: PriorityArea = region.regulated ? "regulated" : region.capitalArea ? "capitalArea" : "elsewhere";

/** Checks the conditions of first priority: months of subscription and, in regulated areas, the household. */
export function PriorityCalculator() {
  const [areaId, setArea] = useState<PriorityArea>(localArea);
  const [typed, setTyped] = useState("");
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const area = firstPriority.areas.find(({ id }) => id === areaId) ?? firstPriority.areas[0];
  const months = /^\d+(?=개월$|$)/.exec(typed.normalize("NFKC").trim())?.[0];
  const gap = firstPriorityGap(areaId, Number(months), held);
  const missing = [
    ...(gap.months > 0 ? [copy.short(gap.months)] : []),
    ...(gap.conditions.length > 0 ? [copy.conditions(gap.conditions.length)] : []),
  ];
  return (
    <Calculator
      id="priority-calculator"
      title={copy.title}
      source={formatBasis(firstPriority.basis)}
      result={
        months === undefined ? (
          <span className="quiet">{copy.empty}</span>
        ) : (
          <Lines text={missing.length > 0 ? missing.join("\n") : copy.met} />
        )
      }
    >
      <SelectInput
        id="priority-area"
        label={copy.area}
        value={areaId}
        options={firstPriority.areas}
        onChange={setArea}
      />
      <NumberInput
        id="priority-months"
        label={copy.months}
        value={typed}
        error={typed !== "" && months === undefined ? copy.unreadable : undefined}
        onChange={setTyped}
      />
      {area.strict && <CheckboxGroup name="priority" options={conditions} checked={held} onChange={setHeld} />}
    </Calculator>
  );
}
