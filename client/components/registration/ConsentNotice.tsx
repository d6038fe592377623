import { Link } from "react-router-dom";
import { consent } from "../../content/consent.ts";
import { Icon } from "../Icon.tsx";
import styles from "./ConsentNotice.module.css";

/** What the law wants said beside a form that takes personal data, and the separate, unticked marketing choice. */
export function ConsentNotice({ form }: { form: string }) {
  return (
    <div className={styles.consent}>
      <details>
        <summary>
          {consent.title}
          <Icon name="plus" />
        </summary>
        <dl>
          {consent.items.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{consent.template}</p>
      </details>
      <p className={styles.policy}>
        {/* From the popup it takes the place of the entry that the popup has put on the history. */}
        <Link to="/privacy" replace={form === "popup"}>
          {consent.policyLabel}
        </Link>
      </p>
      <label className={styles.choice} htmlFor={`${form}-marketing`}>
        <input id={`${form}-marketing`} type="checkbox" name="marketing" />
        <span>
          {consent.marketing.label} <small>{consent.marketing.note}</small>
        </span>
      </label>
    </div>
  );
}
