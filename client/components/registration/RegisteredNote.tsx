import { textPromise } from "../../content/textPromise.ts";
import { visits } from "../../content/visits.ts";
import { formatVisit } from "../../contract/sale/visitSlots.ts";
import { TextLink } from "../TextLink.tsx";
import styles from "./RegisteredNote.module.css";
import type { Registered } from "./useRegistration.ts";

/** What follows a registration: texts, the visit that was booked, and the way to its own page. */
export function RegisteredNote({ state: { link, visit, promised } }: { state: Registered }) {
  const promise = textPromise(promised);
  return (
    <div className={styles.note}>
      {promise && <p>{promise}</p>}
      {visit && (
        <p>
          {visits.booked} <b>{formatVisit(visit)}</b>
        </p>
      )}
      {link && <TextLink href={link}>{visits.details}</TextLink>}
    </div>
  );
}
