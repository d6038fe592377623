import { SourceLink } from "../../components/SourceLink.tsx";
import { keyFigures } from "../../copy/home.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./SpecialFigures.module.css";

/** Four key figures of the complex. */
export function SpecialFigures() {
  return (
    <dl className={styles.figures}>
      {keyFigures.map(({ label, value, unit, note, source }) => (
        <div key={label}>
          <dt>
            {label}
            <SourceLink of={label} source={source} />
          </dt>
          <dd>
            <b>{formatCount(value)}</b>
            {unit}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
