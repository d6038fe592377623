import { useState } from "react";
import { homePath } from "../../complex/homes/homePath.ts";
import { highestLeft, isAskable, ledgerHomes, stateOf } from "../../complex/homes/ledgerHomes.ts";
import { priceAt } from "../../complex/homes/offers.ts";
import { bandOf } from "../../complex/homes/prices.ts";
import { homeKeyOf } from "../../complex/plans/homeKeys.ts";
import { firstHomeFloor, heightOf, towers } from "../../complex/plans/stacks.ts";
import { paymentPath } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { Action } from "../../components/Action.tsx";
import { SelectInput } from "../../components/CalculatorFields.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { InquiryLink } from "../../components/InquiryLink.tsx";
import { ModelLink } from "../../components/ModelLink.tsx";
import { StackDrawing } from "../../components/plan/StackDrawing.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { homeCopy } from "../../copy/homes.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { formatWon } from "../../shared/format/won.ts";
import { homeNumber } from "../../shared/plans/homeNumber.ts";
import styles from "./HomeFinder.module.css";

const { finder } = stackPage;
const option = (value: number, label: string) => ({ id: String(value), label });
const towerOptions = towers.map(({ name }, index) => option(index, name));

/** A section that finds the type of a home by tower, line and floor; a click in the drawing selects all three. */
export function HomeFinder() {
  const sale = useSale();
  const [chosen, choose] = useState(() => {
    const left = highestLeft(sale.ledger);
    if (!left) return { tower: 0, line: 1, floor: 20 };
    return { tower: towers.findIndex(({ name }) => name === left.tower), line: left.line, floor: left.floor };
  });
  const tower = towers[chosen.tower] ?? towers[0];
  // When the new tower has fewer lines or floors, as much of the selection as possible is kept.
  const line = tower?.lines.find((candidate) => candidate.line === chosen.line) ?? tower?.lines.at(-1);
  if (!tower || !line) return null;
  const floor = Math.min(chosen.floor, tower.topFloor);
  const unit = unitTypes.find(({ label }) => label === line.type);
  const floors = Array.from({ length: tower.topFloor - firstHomeFloor + 1 }, (_, index) => tower.topFloor - index);
  const key = homeKeyOf(tower.name, line.line, floor);
  const price = priceAt({ key, type: line.type as UnitLabel, floor }, sale);
  const state = stateOf(sale.ledger, key);
  const offer = [price === undefined ? "" : finder.price(formatWon(price)), state ? homeCopy.states[state] : ""]
    .filter(Boolean)
    .join(", ");
  const facts = [
    finder.facing(line),
    finder.opposite(line),
    finder.height(heightOf(floor)),
    state ? "" : finder.firstSale,
    line.turned ? finder.turned : "",
  ];

  const choice = (
    <div className={styles.choice}>
      <div className={`with-scripts ${styles.choices}`}>
        <SelectInput
          id="finder-tower"
          label={finder.tower}
          value={String(chosen.tower)}
          options={towerOptions}
          onChange={(value) => choose({ ...chosen, tower: Number(value) })}
        />
        <SelectInput
          id="finder-line"
          label={finder.line}
          value={String(line.line)}
          options={tower.lines.map((each) => option(each.line, `${each.line}호 라인`))}
          onChange={(value) => choose({ ...chosen, line: Number(value) })}
        />
        <SelectInput
          id="finder-floor"
          label={finder.floor}
          value={String(floor)}
          options={floors.map((each) => option(each, `${each}층`))}
          onChange={(value) => choose({ ...chosen, floor: Number(value) })}
        />
      </div>
      <output className={`with-scripts ${styles.answer}`} htmlFor="finder-tower finder-line finder-floor">
        <small>{finder.answer}</small>
        <b>
          {tower.name} {homeNumber(floor, line.line)}호
        </b>
        <span>
          {line.type}, 전용 {unit?.exclusive}㎡
        </span>
        {offer && <strong>{offer}</strong>}
        <small>
          {facts.filter(Boolean).map((fact, index, all) => (
            <span key={fact}>{index < all.length - 1 ? `${fact}, ` : fact}</span>
          ))}
        </small>
      </output>
      <div className={`with-scripts ${styles.links}`}>
        <Action kind="primary" to={homePath(key)}>
          {finder.detail}
        </Action>
        {price !== undefined && <TextLink to={paymentPath(line.type, bandOf(floor))}>{finder.payment}</TextLink>}
        {unit && <TextLink to={unitPath(unit.label)}>{finder.plan(unit.label)}</TextLink>}
        <ModelLink label="home" home={key} />
        {homesOffered(sale) && isAskable(sale.ledger, key) && <InquiryLink home={key} />}
      </div>
    </div>
  );
  return (
    <InnerSection id="finder" heading={finder.heading} background={sale.ledger ? "dark" : "panel"} beside={choice}>
      <div className={styles.drawing}>
        <StackDrawing
          tower={tower}
          line={line.line}
          floor={floor}
          homes={sale.ledger ? ledgerHomes(sale.ledger) : []}
          onChoose={(at) => choose({ tower: towers.indexOf(at.tower), line: at.line, floor: at.floor })}
        />
      </div>
    </InnerSection>
  );
}
