import styles from "./CalculatorFields.module.css";
import { FieldError } from "./FieldError.tsx";
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
  /** When what is typed can't be read. */
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** A number, as it is typed: what can't be read is told beside it rather than dropped. */
export function NumberInput({ id, label, hint, value, error, onChange }: NumberFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
