import { Link } from "react-router-dom";
import { agreement } from "../../copy/agreement.ts";
import { consent, noticeItems } from "../../copy/consent.ts";
import type { RegistrationForm } from "../../shared/registrationFields.ts";
import { DefinitionList } from "../DefinitionList.tsx";
import styles from "./ConsentNotice.module.css";

interface Props {
  form: RegistrationForm;
  /** Whether consent requires a checkbox. */
  required?: boolean;
  /** Error of that checkbox. */
  error?: string | undefined;
}

/** The legal notice for a form that collects personal data, and the two separate, unchecked consents to news. */
export function ConsentNotice({ form, required = agreement.required, error }: Props) {
  const { title, marketing, policyLabel } = consent;
  return (
    <div className={styles.consent}>
      <section aria-labelledby={`${form}-notice`}>
        <p id={`${form}-notice`} className={styles.title}>
          {title}
        </p>
        <DefinitionList items={noticeItems(form, required).map(({ label, text }) => [label, text])} />
        <p className={styles.policy}>
          {/* In the popup it replaces the popup's history entry. */}
          <Link to="/privacy" replace={form === "popup"}>
            {policyLabel}
          </Link>
        </p>
      </section>
      <div>
        {required && (
          <>
            <label className={styles.choice} htmlFor={`${form}-agreed`}>
              <input
                id={`${form}-agreed`}
                type="checkbox"
                name="agreed"
                required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${form}-agreed-error` : undefined}
              />
              <span>
                {agreement.label} <small>{agreement.note}</small>
              </span>
            </label>
            {error && (
              <p id={`${form}-agreed-error`} className={styles.error}>
                {error}
              </p>
            )}
          </>
        )}
        {(
          [
            ["marketingUse", marketing.use],
            ["marketing", marketing],
          ] as const
        ).map(([name, { label, note }]) => (
          <label key={name} className={styles.choice} htmlFor={`${form}-${name}`}>
            <input id={`${form}-${name}`} type="checkbox" name={name} aria-describedby={`${form}-marketing-terms`} />
            <span>
              {label} <small>{note}</small>
            </span>
          </label>
        ))}
        <div id={`${form}-marketing-terms`}>
          <DefinitionList items={marketing.items.map(({ label, text }) => [label, text])} />
        </div>
      </div>
    </div>
  );
}
