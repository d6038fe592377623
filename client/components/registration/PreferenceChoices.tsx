import { Fragment, type ReactNode } from "react";
import { preferences } from "../../copy/preferences.ts";
import { registrationFields, type VisitorField } from "../../shared/registrationFields.ts";
import { Field } from "../Field.tsx";
import styles from "./PreferenceChoices.module.css";

/** Optional fields in a collapsed section, in their order there. */
export const preferenceFields = [
  "interestType",
  "callTime",
  "residence",
  "heardFrom",
] as const satisfies VisitorField[];
export type PreferenceField = (typeof preferenceFields)[number];

interface Props {
  /** Begins the fields' ids. */
  form: string;
  values: Partial<Record<VisitorField, string>>;
  errors: Partial<Record<string, string>>;
}

/** Optional fields: the type of interest, when to call, the residence, and how the visitor heard of the complex. */
export function PreferenceChoices({ form, values, errors }: Props) {
  const choice = (field: PreferenceField, options: readonly { value: string; label: string }[]) => (
    <Field
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
    </Field>
  );
  const plain = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
  const inputs: Record<PreferenceField, ReactNode> = {
    interestType: choice("interestType", preferences.interestTypes),
    callTime: choice("callTime", plain(preferences.callTimes)),
    residence: (
      <Field
        id={`${form}-residence`}
        name="residence"
        label={registrationFields.residence.label}
        autoComplete="address-level2"
        hint={preferences.residenceHint}
        value={values.residence}
        error={errors.residence}
      />
    ),
    heardFrom: choice("heardFrom", plain(preferences.heardFrom)),
  };
  return (
    <div className={styles.fields}>
      {preferenceFields.map((field) => (
        <Fragment key={field}>{inputs[field]}</Fragment>
      ))}
    </div>
  );
}
