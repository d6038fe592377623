import { Link } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import { Field } from "../../components/Field.tsx";
import { randomKey } from "../../components/registration/randomKey.ts";
import { agreement } from "../../copy/agreement.ts";
import { consent } from "../../copy/consent.ts";
import { waitlist, waitlistConsent } from "../../copy/waitlist.ts";
import { type WaitlistProps, type Wish, waitlistPath } from "../../shared/waitlist.ts";
import styles from "./WaitlistForm.module.css";

interface Props {
  wish: Wish;
  /** As typed, when it was refused. */
  phone?: string | undefined;
  fields?: WaitlistProps["fields"];
}

/** With a key, a form that is sent again after a lost answer gets the first one's. */
function setKey(input: HTMLInputElement | null) {
  if (input && input.value === "") input.value = randomKey();
}

/** Asks for a number and a text to it when a home can be had again: a plain form with its privacy notice. */
export function WaitlistForm({ wish, phone, fields = {} }: Props) {
  return (
    <form className={styles.form} method="post" action={waitlistPath} aria-label={waitlist.name}>
      {wish.home !== null && <input type="hidden" name="home" value={wish.home} />}
      {wish.search !== null && <input type="hidden" name="search" value={wish.search} />}
      <input type="hidden" name="key" ref={setKey} />
      <Field
        id="waitlist-phone"
        name="phone"
        label={waitlist.phone}
        type="tel"
        autoComplete="tel"
        required
        value={phone}
        error={fields.phone}
      />
      <DefinitionList
        className={styles.notice}
        aria-label={waitlistConsent.title}
        items={waitlistConsent.items.map(({ label, text }) => [label, text])}
      />
      {agreement.required && (
        <label className={styles.agreed} htmlFor="waitlist-agreed">
          <input id="waitlist-agreed" type="checkbox" name="agreed" required />
          {agreement.label} ({agreement.note})
        </label>
      )}
      {fields.agreed && (
        <p className={styles.error} role="alert">
          {fields.agreed}
        </p>
      )}
      <p>
        <Submit kind="solid">{waitlist.submit}</Submit>
      </p>
      <p className="fine">{waitlist.note}</p>
      <p>
        <Link className={styles.policy} to="/privacy">
          {consent.policyLabel}
        </Link>
      </p>
    </form>
  );
}
