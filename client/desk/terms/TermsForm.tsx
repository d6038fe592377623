import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { FormCheckboxes } from "../../components/FormFields.tsx";
import { termsCopy } from "../../copy/saleTerms.ts";
import type { TermsValues } from "../../shared/desk/terms.ts";
import { DeskForm, type Problem } from "../components/DeskForm.tsx";
import form from "../components/EntryForm.module.css";

const { fields, checks } = termsCopy;
const inputs = [
  { name: "reason", required: true, ...fields.reason },
  { name: "closedDays", rows: 3, ...fields.closedDays },
  { name: "atContract", ...fields.atContract },
  { name: "validFrom", type: "datetime-local", ...fields.validFrom },
  { name: "openFrom", ...fields.openFrom },
  { name: "openTo", ...fields.openTo },
  { name: "lastDay", ...fields.lastDay },
  { name: "occupancy", ...fields.occupancy },
  { name: "nextNotice", ...fields.nextNotice },
] as const;

interface Props {
  /** Id of the version that the change is based on; empty without one. */
  newest: string;
  values: TermsValues;
  refusal: Problem | undefined;
  onDone: () => void;
}

/** Changes the terms from a moment on: what is empty or unchecked is as announced. */
export function TermsForm({ newest, values, refusal, onDone }: Props) {
  return (
    <DeskForm path="/admin/terms" previous={newest} problem={refusal} className={form.form} noValidate onDone={onDone}>
      {(errors) => (
        <>
          {inputs.map(({ name, ...field }) => (
            <Field
              key={name}
              id={`terms-${name}`}
              name={name}
              autoComplete="off"
              value={values[name]}
              {...field}
              error={errors[name]}
            />
          ))}
          {(["interestFree", "freeExtension"] as const).map((name) => (
            <FormCheckboxes
              key={name}
              name={name}
              options={[{ id: "on", label: checks[name] }]}
              checked={[values[name]]}
            />
          ))}
          <p className={form.buttons}>
            <Submit kind="solid">{termsCopy.button}</Submit>
          </p>
        </>
      )}
    </DeskForm>
  );
}
