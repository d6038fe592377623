import type { FieldErrors, RegistrationForm as Form } from "../../contract/registration.ts";
import type { VisitorField } from "../../contract/registrationFields.ts";
import { wishes } from "../../words/wishes.ts";
import { Icon } from "../Icon.tsx";
import { WishChoices } from "./WishChoices.tsx";
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
  return (
    <details className={styles.wishes} open={wishFields.some((field) => values[field] || errors[field])}>
      <summary>
        <Icon name="plus" />
        {wishes.summary} <span className={styles.mark}>{wishes.mark}</span>
      </summary>
      <WishChoices form={form} values={values} errors={errors} />
    </details>
  );
}
