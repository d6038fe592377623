import { Title } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { SourceLink } from "../../components/SourceLink.tsx";
import { scenes } from "../../content/scenes.ts";
import { overviewPage } from "../../copy/business.ts";
import { type KeyFigure, overviewFigures } from "../../copy/overview.ts";
import styles from "./OverviewPlate.module.css";

const pictureSizes = byLayout(
  covering("100vw", "62vw"),
  covering("50vw", "48vh"),
  covering("60vw", "72vh"),
  covering("57vw", "57vw"),
);

function Figure({ label, value, unit, note, source }: KeyFigure) {
  return (
    <div>
      <dt>
        {label}
        <SourceLink of={label} source={source} />
      </dt>
      <dd>
        <b>{value}</b> {unit}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** The complex in large figures around a picture of it. */
export function OverviewPlate() {
  const { heading, lead } = overviewPage;
  const { homes, counts } = overviewFigures;
  return (
    <section id="overview" className={`wrap band ${styles.plate}`} aria-labelledby="overview-heading">
      <div className={styles.head}>
        <Title id="overview-heading" text={heading} />
        <p className="lead">{lead}</p>
      </div>
      <dl className={styles.homes}>
        <Figure {...homes} />
      </dl>
      <div className={`unprinted ${styles.picture}`}>
        <Picture name={scenes.overview.picture} alt={scenes.overview.alt} sizes={pictureSizes} />
      </div>
      <dl className={styles.counts}>
        {counts.map((fact) => (
          <Figure key={fact.label} {...fact} />
        ))}
      </dl>
    </section>
  );
}
