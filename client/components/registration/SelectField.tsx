import type { ReactNode } from "react";
import type { VisitorField } from "../../shared/registrationFields.ts";
import { FieldError } from "../FieldError.tsx";
import styles from "./SelectField.module.css";

interface Props {
  /** Unique on the page. */
  id: string;
  name: VisitorField;
  label: string;
  /** A small note after the label, such as 선택. */
  mark?: string;
  required?: boolean;
  hint?: string | undefined;
  value?: string | undefined;
  error?: string | undefined;
  /** The options. */
  children: ReactNode;
}

/** A select in a registration form, with its hint or error. */
export function SelectField({ id, name, label, mark, required, hint, value = "", error, children }: Props) {
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      <select
        id={id}
        name={name}
        required={required}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      >
        {children}
      </select>
      {error ? (
        <FieldError id={described}>{error}</FieldError>
      ) : (
        hint && (
          <p className={styles.hint} id={described}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
