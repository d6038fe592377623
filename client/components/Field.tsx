import { type ReactNode, useState } from "react";
import { fieldLimits } from "../shared/limits.ts";
import styles from "./Field.module.css";
import { FieldError } from "./FieldError.tsx";
import { NonBreaking } from "./NonBreaking.tsx";

interface Props {
  id: string;
  name: keyof typeof fieldLimits;
  label: string;
  /** A small note after the label, such as 선택. */
  mark?: string;
  type?: "text" | "tel" | "email" | "password" | "datetime-local";
  autoComplete?: string;
  required?: boolean;
  /** Regular expression for the whole value, for native validation. */
  pattern?: string | undefined;
  hint?: string;
  /** Lines of a text area; omitted for a single-line input. */
  rows?: number;
  value?: string;
  error?: string;
  /** A question about what was typed, which doesn't refuse it; empty while there is none, so that it is announced. */
  question?: string;
  /** The options of a select; omitted for an input. */
  children?: ReactNode;
}

/** A labelled field with its hint and its error. */
export function Field({
  id,
  name,
  label,
  mark,
  type = "text",
  autoComplete,
  required,
  pattern,
  hint,
  rows,
  value,
  error: found,
  question,
  children,
}: Props) {
  /** The error that was shown when the field was last edited: it no longer applies. */
  const [editedError, setEditedError] = useState<string>();
  if (!found && editedError) setEditedError(undefined);
  const error = found === editedError ? undefined : found;
  const described = [hint && !error && `${id}-hint`, error && `${id}-error`, question && `${id}-question`]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id,
    name,
    required,
    defaultValue: value,
    onInput: () => setEditedError(found),
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  const written = { ...shared, autoComplete, maxLength: fieldLimits[name] };
  return (
    <div className={children ? styles.choice : styles.field}>
      <label htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {children ? (
        <select {...shared}>{children}</select>
      ) : rows ? (
        <textarea {...written} rows={rows} />
      ) : (
        <input {...written} type={type} inputMode={type === "tel" ? "tel" : undefined} pattern={pattern} />
      )}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          <NonBreaking text={hint} />
        </p>
      )}
      {question !== undefined && (
        <p className={styles.question} id={`${id}-question`} role="status">
          {question}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
