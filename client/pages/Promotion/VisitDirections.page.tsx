import { Link, useLoaderData } from "react-router-dom";
import { reservationPath } from "../../complex/reservationPath.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { PointList } from "../../components/PointList.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { closedText, openingText } from "../../copy/sale/changedTerms.ts";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { visits } from "../../copy/visits.ts";
import { formatCalendarDay, formatDayChip } from "../../shared/format/calendarDay.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { ModelHouseProps } from "../../shared/visit.ts";
import { DirectionsMap } from "./DirectionsMap.tsx";
import { MapLinks } from "./MapLinks.tsx";
import styles from "./VisitDirections.module.css";

const { page: copy, place } = visits;
const address = { label: copy.facts.address, value: place.address };
const phone = { label: copy.facts.phone, value: complex.phone, note: complex.consultationHours };
/** Shown while visits can be booked. */
const forVisits = (sale: Sale) => [
  { label: copy.facts.hours, value: openingText(sale), note: closedText(sale) },
  ...place.directions.map(({ label, text }) => ({ label, value: text })),
];

/** The days whose free slots are shown: the nearest two and the first of a weekend after them. The reservation page has all. */
function shownOf(days: ModelHouseProps["days"]): ModelHouseProps["days"] {
  const [nearest, later] = [days.slice(0, 2), days.slice(2)];
  const next = later.find(({ day }) => formatDayChip(day).weekend) ?? later[0];
  return next ? [...nearest, next] : nearest;
}

/** Directions to the model house, opening hours, what to bring, and free slots. */
export function Component() {
  const { days } = useLoaderData<ModelHouseProps>();
  const sale = useSale();
  const stage = saleCopy(sale);
  const shown = shownOf(days);
  const hasMore = days.length > shown.length;
  return (
    <>
      <DrawingSection
        id="way"
        heading={copy.heading}
        lead={`${stage.modelHouse} ${homesOffered(sale) ? copy.lead : ""}`.trim()}
      >
        <div className={styles.directions}>
          <DirectionsMap>
            <MapLinks />
          </DirectionsMap>
          <div className={styles.way}>
            {homesOffered(sale) && (
              <Action kind="primary" to={reservationPath}>
                {copy.reserve}
              </Action>
            )}
            <FactTable
              caption={copy.factsCaption}
              facts={[address, ...(homesOffered(sale) ? forVisits(sale) : []), phone]}
            />
          </div>
        </div>
      </DrawingSection>
      {homesOffered(sale) && (
        <InnerSection id="slots" heading={copy.slotsHeading} lead={copy.slotsLead} background="panel">
          {days.length === 0 ? (
            <p>{copy.noSlots}</p>
          ) : (
            <dl className={styles.days}>
              {shown.map(({ day, slots }) => (
                <div key={day}>
                  <dt>{formatCalendarDay(day)}</dt>
                  <dd>
                    <ul>
                      {slots.map(({ startsAt, left }) => (
                        <li key={startsAt}>
                          <Link to={`${reservationPath}?visitDate=${encodeURIComponent(startsAt)}#reserve`}>
                            <span className="vh">{formatCalendarDay(day)} </span>
                            <b>{startsAt.slice(11, 16)}</b>
                            <small>{visits.left(left)}</small>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p>
            <Action kind={hasMore ? "outline" : "primary"} to={reservationPath}>
              {hasMore ? copy.allSlots : copy.reserve}
            </Action>
          </p>
        </InnerSection>
      )}
      {stage.contracts && (
        <InnerSection id="bring" heading={copy.bringHeading} lead={copy.bringLead}>
          <PointList items={copy.bring} />
        </InnerSection>
      )}
    </>
  );
}
