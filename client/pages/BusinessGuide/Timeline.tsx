import { countLeft } from "../../complex/homes/ledgerHomes.ts";
import { datedSteps } from "../../complex/sale/datedSteps.ts";
import { pricesPublished, stepStatus } from "../../complex/sale/saleStage.ts";
import { Accordion, AccordionItem } from "../../components/Accordion.tsx";
import { Action } from "../../components/Action.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { Icon } from "../../components/Icon.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { schedulePage } from "../../content/schedule.ts";
import { aheadHeading, datesAhead, occupancyText, paymentsPast } from "../../copy/sale/changedTerms.ts";
import { stepDays, stepStatusLabel } from "../../copy/sale/saleCopy.ts";
import { formatCalendarSpan, formatMonth, formatYearMonth } from "../../shared/format/calendarDay.ts";
import { homesPath } from "../../shared/homePaths.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { SaleStepId } from "../../shared/sale/schedule.ts";
import { ScheduleDrawing } from "./ScheduleDrawing.tsx";
import styles from "./Timeline.module.css";

const mainSteps: readonly SaleStepId[] = ["notice", "winners", "contract", "remainingUnits"];

/** The steps of each month, in order, grouped by "YYYY-MM". */
const months = [...new Set(datedSteps.map(({ from }) => from.slice(0, 7)))].map((month) => ({
  month,
  steps: datedSteps.filter(({ from }) => from.startsWith(month)),
}));

/** The step that runs; nothing between two steps. */
export function CurrentStep({ sale }: { sale: Sale }) {
  const current = datedSteps.find((step) => stepStatus(step, sale) === "underWay");
  const left = countLeft(sale);
  if (!current) return null;
  return (
    <section className={styles.now} aria-labelledby="now">
      <h3 id="now">{stepStatusLabel(current, sale)}</h3>
      <p>
        <b>{current.name}</b>
        <span>{stepDays(current)}</span>
      </p>
      <p className="quiet">{current.text}</p>
      {current.open && left && (
        <Action kind="primary" to={homesPath}>
          {schedulePage.homes(left.offered)}
          <Icon name="arrow" />
        </Action>
      )}
    </section>
  );
}

/**
 * The steps as a drawing and by month, and what lies ahead of them. Once no step is to come, what lies ahead is first and
 * the steps are folded.
 */
export function Timeline({ sale }: { sale: Sale }) {
  const isAhead = datedSteps.some((step) => stepStatus(step, sale) === "ahead");
  return isAhead ? (
    <>
      <ScheduleDrawing sale={sale} />
      <Months sale={sale} />
      <Ahead sale={sale} />
    </>
  ) : (
    <>
      <Course sale={sale} />
      <Ahead sale={sale} />
      <Accordion>
        <AccordionItem group="steps" title={schedulePage.begun}>
          <ScheduleDrawing sale={sale} />
          <Months sale={sale} />
        </AccordionItem>
      </Accordion>
    </>
  );
}

/** The whole way from the announcement to moving in, by its main steps. */
function Course({ sale }: { sale: Sale }) {
  const steps = datedSteps.filter(({ id }) => mainSteps.includes(id));
  return (
    <ol className={styles.course} aria-label={schedulePage.course}>
      {steps.map((step) => (
        <li key={step.id} data-state={stepStatus(step, sale)}>
          <b>{step.name}</b>
          <span>
            {formatYearMonth(step.from)}
            {step.open && "부터"}
          </span>
          <span className="vh">{stepStatusLabel(step, sale)}</span>
        </li>
      ))}
      <li data-state="ahead">
        <b>{schedulePage.occupancy}</b>
        <span>{occupancyText(sale)}</span>
      </li>
    </ol>
  );
}

/** The steps by month. The mark shows a step's status: filled when over, brass while it runs. */
function Months({ sale }: { sale: Sale }) {
  return (
    <div className={styles.months}>
      {months.map(({ month, steps }) => (
        <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>
            <Month month={month} />
          </h3>
          <ol>
            {steps.map((step) => (
              <li key={step.id} data-status={stepStatus(step, sale)}>
                <p className={styles.date}>
                  <time dateTime={step.from}>
                    {formatCalendarSpan(step.from, step.to)}
                    {step.open && "부터"}
                  </time>
                  <span>{stepStatusLabel(step, sale)}</span>
                </p>
                <div>
                  <h4>{step.name}</h4>
                  <p className="quiet">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The dates that lie ahead: the payments, once the notice has published them, and when homes are handed over. */
function Ahead({ sale }: { sale: Sale }) {
  const past = paymentsPast(sale);
  return (
    <section className={`${styles.month} ${styles.ahead}`} aria-labelledby="ahead">
      <h3 id="ahead">{aheadHeading}</h3>
      <div>
        <FactTable caption={aheadHeading} facts={datesAhead(sale)} />
        {past && <p className="quiet">{past}</p>}
        {pricesPublished(sale) && <TextLink to="/SalesInfo/price">{schedulePage.payments}</TextLink>}
      </div>
    </section>
  );
}

function Month({ month }: { month: string }) {
  const { year, name } = formatMonth(month);
  return (
    <time dateTime={month}>
      <small>{year}</small> {name}
    </time>
  );
}
