import type { FieldErrors, RegistrationForm as Form } from "../../contract/registration.ts";
import { registrationFields, type VisitorField } from "../../contract/registrationFields.ts";
import { wishes } from "../../words/wishes.ts";
import { Field } from "../Field.tsx";
import { Icon } from "../Icon.tsx";
import { SelectField } from "./SelectField.tsx";
import styles from "./WishFields.module.css";

/** Fields that are folded away until somebody wants to tell more. */
export const wishFields = ["interestType", "residence", "heardFrom", "callTime"] as const satisfies VisitorField[];
export type WishField = (typeof wishFields)[number];

interface Props {
  form: Form;
  values: Partial<Record<VisitorField, string>>;
  errors: FieldErrors;
}

/** What a visitor may tell beforehand; open where something is filled in or wrong. */
export function WishFields({ form, values, errors }: Props) {
  const choice = (
    field: "interestType" | "heardFrom" | "callTime",
    options: readonly { value: string; label: string }[],
  ) => {
    const chosen = values[field] ?? "";
    return (
      <SelectField
        id={`${form}-${field}`}
        name={field}
        label={registrationFields[field].label}
        value={chosen}
        error={errors[field]}
      >
        <option value="">{wishes.undecided}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    );
  };
  const plain = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
  return (
    <details className={styles.wishes} open={wishFields.some((field) => values[field] || errors[field])}>
      <summary>
        <Icon name="plus" />
        {wishes.summary} <span className={styles.mark}>{wishes.mark}</span>
      </summary>
      <div className={styles.fields}>
        {choice("interestType", wishes.interestTypes)}
        {choice("callTime", plain(wishes.callTimes))}
        <Field
          id={`${form}-residence`}
          name="residence"
          label={registrationFields.residence.label}
          autoComplete="address-level2"
          hint={wishes.residenceHint}
          value={values.residence}
          error={errors.residence}
        />
        {choice("heardFrom", plain(wishes.heardFrom))}
      </div>
    </details>
  );
}
