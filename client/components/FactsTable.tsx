import styles from "./FactsTable.module.css";

export interface Fact {
  label: string;
  value: string;
  unit?: string;
  note?: string;
}

/** Names and values, a row each. The caption is for those who don't see the heading above. */
export function FactsTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table className={styles.facts}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {facts.map(({ label, value, unit, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles.value}>{value}</span>
              {unit && <span className={styles.unit}>{unit}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
