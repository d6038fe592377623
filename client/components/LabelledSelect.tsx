import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"select">, "className" | "children"> {
  /** Unique on the page. */
  id: string;
  label: string;
  options: readonly { id: string | number; label: string }[];
  /** Of the line that holds both. */
  className?: string | undefined;
}

/** The platform's own select with its label: controlled, or a form's own. */
export function LabelledSelect({ id, label, options, className, ...select }: Props) {
  return (
    <p className={className}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
