import styles from "./Choice.module.css";

interface ChoiceProps<Value extends string> {
  /** Unique on the page. */
  id: string;
  label: string;
  value: Value;
  options: readonly { id: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice from a short list: the platform's own select. */
export function Choice<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (digits: string) => void;
}

/** A whole number, typed as digits: separators and anything else are dropped. */
export function NumberField({ id, label, hint, value, onChange }: NumberFieldProps) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  );
}
