import { homesOffered } from "../../complex/sale/saleStage.ts";
import { formatVisit } from "../../complex/sale/visitSlots.ts";
import { Action, Submit } from "../../components/Action.tsx";
import { VisitBooking } from "../../components/registration/VisitBooking.tsx";
import { useSale } from "../../components/useSale.tsx";
import { registrationLink } from "../../copy/registrationLink.ts";
import { visits } from "../../copy/visits.ts";
import type { VisitDay } from "../../shared/visit.ts";
import styles from "./RegistrationLink.module.css";

interface Props {
  /** The path of the registration's own page. */
  path: string;
  visit: string | undefined;
  /** Days on which a visit can be booked. */
  days: readonly VisitDay[];
}

/** The time of the visit, directions, and cancellation. */
export function VisitDetails({ path, visit, days }: Props) {
  const sale = useSale();
  const copy = registrationLink.visit;
  const { address, name, directions, maps } = visits.place;
  const query = encodeURIComponent(address);
  return (
    <section aria-labelledby="visit">
      <h2 id="visit">{copy.heading}</h2>
      {visit ? (
        <p className={styles.time}>
          <time dateTime={visit}>{formatVisit(visit)}</time>
        </p>
      ) : (
        <p>{days.length > 0 ? copy.open : homesOffered(sale) ? copy.none : copy.over}</p>
      )}
      {!visit && <VisitBooking path={path} days={days} />}
      <dl className={styles.directions}>
        <dt>{copy.place}</dt>
        <dd>
          {name}
          <br />
          {address}
        </dd>
        {directions.map(({ label, text }) => [<dt key={label}>{label}</dt>, <dd key={text}>{text}</dd>])}
      </dl>
      <ul className={styles.maps}>
        {maps.map(({ label, url }) => (
          <li key={label}>
            <a href={url + query} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {visit && (
        <form method="post" action={path}>
          <input type="hidden" name="change" value="cancel-visit" />
          <p className={styles.actions}>
            <Action kind="solid" href={`${path}/visit.ics`} download>
              {copy.calendar}
            </Action>
            <Submit kind="outline">{copy.cancel}</Submit>
          </p>
          <p className="fine">{copy.cancelNote}</p>
        </form>
      )}
    </section>
  );
}
