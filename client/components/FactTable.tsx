import styles from "./FactTable.module.css";

export interface Fact {
  label: string;
  value: string;
  /** Stands behind the value in smaller type. */
  unit?: string;
  note?: string;
}

/** Facts as a table of two columns: what it is, and the figure. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table className={styles.facts}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {facts.map(({ label, value, unit, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <b>{value}</b>
              {unit && <span> {unit}</span>}
              {note && <small>{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
