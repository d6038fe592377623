import { Lines } from "../../components/Lines.tsx";
import { ledgerEntry, registrationLink } from "../../copy/registrationLink.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type { ActiveRegistration } from "../../shared/registrationLink.ts";
import styles from "./RegistrationLink.module.css";

/** The notices and consents of a registration, with dates and texts. */
export function ConsentHistory({ registration: { events, wording, version } }: { registration: ActiveRegistration }) {
  const { heading, channels, wording: show, version: versionLabel } = registrationLink.ledger;
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{heading}</h2>
      <ol className={styles.events}>
        {events.map(({ at, kind, marketing, channel }) => (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>{ledgerEntry(kind, marketing)}</span>
            <small>{channels[channel]}</small>
          </li>
        ))}
      </ol>
      <details className={styles.wording}>
        <summary>{show}</summary>
        <p>
          <Lines text={wording} />
        </p>
        <p className="fine">
          {versionLabel} {version}
        </p>
      </details>
    </section>
  );
}
