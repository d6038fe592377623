import { DataTable } from "../../components/DataTable.tsx";
import { Lines } from "../../components/Lines.tsx";
import { formatMoment } from "../../content/format.ts";
import { registrationLink } from "../../content/registrationLink.ts";
import styles from "./RegistrationLink.module.css";
import type { ActiveRegistration } from "./registrationLinkProps.ts";

/** What was agreed to, when and in which words. */
export function ConsentHistory({ registration: { events, wording, version } }: { registration: ActiveRegistration }) {
  const { heading, caption, columns, kinds, channels, wording: show, version: versionLabel } = registrationLink.ledger;
  const rows = events.map(({ at, kind, marketing, channel }) => [
    formatMoment(at),
    kind === "given" ? kinds.given[marketing ? "true" : "false"] : kinds[kind],
    channels[channel],
  ]);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger">{heading}</h2>
      <DataTable id="ledger-table" caption={caption} columns={columns} rows={rows} />
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
