import { formatVisit } from "../content/visitSlots.ts";
import { visits } from "../content/visits.ts";
import styles from "./RegisteredNote.module.css";
import { TextLink } from "./TextLink.tsx";
import type { Registered } from "./useRegistration.ts";

/** What follows a registration: the visit that was booked, and the way to its own page. */
export function RegisteredNote({ state: { link, visit } }: { state: Registered }) {
  if (!link) return null;
  return (
    <div className={styles.note}>
      {visit && (
        <p>
          {visits.booked} <b>{formatVisit(visit)}</b>
        </p>
      )}
      <TextLink href={link}>{visits.details}</TextLink>
    </div>
  );
}
