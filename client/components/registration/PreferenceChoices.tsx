import { registrationFields, type VisitorField } from "../../contract/registrationFields.ts";
import { preferences } from "../../copy/preferences.ts";
import { Field } from "../Field.tsx";
import styles from "./PreferenceChoices.module.css";
import { SelectField } from "./SelectField.tsx";

interface Props {
  /** Begins the fields' ids. */
  form: string;
  values: Partial<Record<VisitorField, string>>;
  errors: Partial<Record<string, string>>;
}

/** The type wanted, when to call, where one lives and how one heard of us: nobody has to tell any of it. */
export function PreferenceChoices({ form, values, errors }: Props) {
  const choice = (
    field: "interestType" | "heardFrom" | "callTime",
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      id={`${form}-${field}`}
      name={field}
      label={registrationFields[field].label}
      value={values[field] ?? ""}
      error={errors[field]}
    >
      <option value="">{preferences.undecided}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  const plain = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
  return (
    <div className={styles.fields}>
      {choice("interestType", preferences.interestTypes)}
      {choice("callTime", plain(preferences.callTimes))}
      <Field
        id={`${form}-residence`}
        name="residence"
        label={registrationFields.residence.label}
        autoComplete="address-level2"
        hint={preferences.residenceHint}
        {...(values.residence && { value: values.residence })}
        {...(errors.residence && { error: errors.residence })}
      />
      {choice("heardFrom", plain(preferences.heardFrom))}
    </div>
  );
}
