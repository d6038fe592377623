import { preferences } from "../../copy/preferences.ts";
import type { FieldErrors } from "../../shared/registration.ts";
import type { RegistrationForm as Form, VisitorField } from "../../shared/registrationFields.ts";
import { PlusSummary } from "../PlusSummary.tsx";
import { PreferenceChoices, preferenceFields } from "./PreferenceChoices.tsx";
import styles from "./PreferenceFields.module.css";

interface Props {
  form: Form;
  values: Partial<Record<VisitorField, string>>;
  errors: FieldErrors;
}

/** Optional preferences of a visitor; expanded when one is filled in or invalid. */
export function PreferenceFields({ form, values, errors }: Props) {
  return (
    <details className={styles.preferences} open={preferenceFields.some((field) => values[field] || errors[field])}>
      <PlusSummary>
        {preferences.summary} <span className={styles.mark}>{preferences.mark}</span>
      </PlusSummary>
      <PreferenceChoices form={form} values={values} errors={errors} />
    </details>
  );
}
