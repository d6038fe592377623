import styles from "./CalculatorFields.module.css";
import { LabelledSelect } from "./LabelledSelect.tsx";

interface ChoiceProps<Value extends string> {
  /** Unique on the page. */
  id: string;
  label: string;
  value: Value;
  options: readonly { id: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native select with a short list. */
export function SelectInput<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <LabelledSelect
      id={id}
      label={label}
      options={options}
      className={styles.field}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    />
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (digits: string) => void;
}

/** A whole number; anything but digits is dropped from the input. */
export function NumberInput({ id, label, hint, value, onChange }: NumberFieldProps) {
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
