import styles from "./CheckboxGroup.module.css";

interface ChecksProps {
  /** Unique on the page. */
  name: string;
  options: readonly { id: string; label: string }[];
  checked: ReadonlySet<string>;
  onChange: (checked: ReadonlySet<string>) => void;
}

/** A group of checkboxes. */
export function CheckboxGroup({ name, options, checked, onChange }: ChecksProps) {
  const toggle = (id: string) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <ul className={styles.checks}>
      {options.map(({ id, label }) => (
        <li key={id}>
          <input id={`${name}-${id}`} type="checkbox" checked={checked.has(id)} onChange={() => toggle(id)} />
          <label htmlFor={`${name}-${id}`}>{label}</label>
        </li>
      ))}
    </ul>
  );
}
