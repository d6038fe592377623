import styles from "./FactTable.module.css";
import { NonBreaking } from "./NonBreaking.tsx";

export interface Fact {
  label: string;
  value: string;
  /** Smaller text after the value. */
  unit?: string;
  note?: string;
}

/** A table of two columns: label and value. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table className={styles.facts}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {facts.map(({ label, value, unit, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <div className={styles.line}>
                <div>
                  <b>
                    <NonBreaking text={value} />
                  </b>
                  {unit && <span> {unit}</span>}
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
