import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"select">, "className" | "children"> {
  /** Unique on the page. */
  id: string;
  label: string;
  options: readonly { id: string | number; label: string }[];
  /** Class of the line that contains both. */
  className?: string | undefined;
}

/** A native select with its label, controlled or uncontrolled. */
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
