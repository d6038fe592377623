import choice from "./CalculatorFields.module.css";
import checks from "./CheckboxGroup.module.css";
import { FieldError } from "./FieldError.tsx";
import { LabelledSelect } from "./LabelledSelect.tsx";

interface FormChoiceProps {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  /** The initial value; the first option by default. */
  value?: string | undefined;
  options: readonly { id: string; label: string }[];
}

/** An uncontrolled select in a form. */
export function FormSelect({ id, name, label, value, options }: FormChoiceProps) {
  return (
    <LabelledSelect id={id} label={label} options={options} className={choice.field} name={name} defaultValue={value} />
  );
}

interface FormChecksProps {
  /** Name of the form field; its values are the options' ids. */
  name: string;
  options: readonly { id: string; label: string }[];
  checked: readonly string[];
}

/** A group of checkboxes in a form. */
export function FormCheckboxes({ name, options, checked }: FormChecksProps) {
  return (
    <ul className={checks.checks}>
      {options.map(({ id, label }) => (
        <li key={id}>
          <input id={`${name}-${id}`} name={name} value={id} type="checkbox" defaultChecked={checked.includes(id)} />
          <label htmlFor={`${name}-${id}`}>{label}</label>
        </li>
      ))}
    </ul>
  );
}

interface FormNumberProps {
  id: string;
  name: string;
  label: string;
  maxLength: number;
  value: string;
  /** When what was entered can't be used. */
  error?: string | undefined;
}

/** A decimal number in a form. */
export function FormNumber({ id, name, label, maxLength, value, error }: FormNumberProps) {
  return (
    <div className={choice.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
