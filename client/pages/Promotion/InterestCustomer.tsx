import { Lines } from "../../components/Lines.tsx";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { complex } from "../../content/complex.ts";
import { homeNameOf } from "../../contract/model/homeKeys.ts";
import { homesOffered, visitsTaken } from "../../contract/sale/saleStage.ts";
import { promotionPage } from "../../copy/promotion.ts";
import { saleWords } from "../../copy/sale/saleWords.ts";
import { useChoice } from "../../usePage.ts";
import { useSale } from "../../useSale.tsx";
import styles from "./InterestCustomer.module.css";

/** Registers interest: a short introduction, the next steps, and the form. */
export function Component() {
  const { heading, lead, stepsHeading, text, call, visit, phoneLabel } = promotionPage;
  const { now } = useSale();
  const [home, interestType] = [useChoice("home"), useChoice("type")];
  const words = saleWords(now);
  const steps = [
    ...(homesOffered(now) ? [{ title: text, text: words.promise }] : []),
    call,
    ...(visitsTaken(now) ? [visit] : []),
  ];
  return (
    <section className={`wrap ${styles.register}`} aria-labelledby="register">
      <div className={styles.words}>
        <h2 id="register">
          <Lines text={heading} />
        </h2>
        <p className="lead">
          {lead} {words.advice}
        </p>
        <h3 id="after">{stepsHeading}</h3>
        <ol className={styles.steps} aria-labelledby="after">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p className={styles.phone}>
          <span className="fine">{phoneLabel}</span>
          <a href={complex.phoneHref}>{complex.phone}</a>
        </p>
      </div>
      <div className={styles.form}>
        <RegistrationForm
          key={home ?? interestType}
          form="home"
          purpose="interest"
          values={{ ...(home && { unit: homeNameOf(home) }), ...(interestType && { interestType }) }}
        />
      </div>
    </section>
  );
}
