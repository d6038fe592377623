import { sourceOf } from "../copy/sources.ts";
import type { Source } from "../shared/sale/source.ts";
import styles from "./FactTable.module.css";
import { NonBreaking } from "./NonBreaking.tsx";
import { SourceLink } from "./SourceLink.tsx";

export interface Fact {
  label: string;
  value: string;
  /** Smaller text after the value. */
  unit?: string;
  note?: string;
  source?: Source;
  /** Whether it is a step that is under way, which is marked. */
  isUnderWay?: boolean;
}

/** Rows below each other with the same source name it once. */
const isSame = (source: Source, other: Source | undefined) =>
  other !== undefined && sourceOf(source).text === sourceOf(other).text;

interface FactTableProps {
  caption: string;
  facts: readonly Fact[];
  /** Small values under a visible caption, where facts are many and none is what one came for. */
  plain?: boolean;
}

/** A table of two columns: label and value. */
export function FactTable({ caption, facts, plain = false }: FactTableProps) {
  return (
    <table className={`${styles.facts} ${plain ? styles.plain : ""}`}>
      <caption className={plain ? "" : "vh"}>{caption}</caption>
      <tbody>
        {facts.map(({ label, value, unit, note, source, isUnderWay }, at) => (
          <tr key={label} className={isUnderWay ? styles.underWay : undefined}>
            <th scope="row">{label}</th>
            <td>
              <div className={styles.line}>
                <div>
                  <b>
                    <NonBreaking text={value} />
                  </b>
                  {unit && <span> {unit}</span>}{" "}
                  {source && !isSame(source, facts[at - 1]?.source) && <SourceLink of={label} source={source} />}
                </div>
                {note && <small>{note}</small>}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
