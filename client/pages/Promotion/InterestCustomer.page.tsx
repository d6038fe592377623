import { stateOf } from "../../complex/homes/ledgerHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { reservationPath } from "../../complex/reservationPath.ts";
import { acceptsVisits, homesOffered } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { HomeStateBadge } from "../../components/HomeStateBadge.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Title } from "../../components/Lines.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { BesidePicture } from "../../components/registration/BesidePicture.tsx";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { useChoice } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { scenes } from "../../content/scenes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { promotionPage } from "../../copy/promotion.ts";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { visits } from "../../copy/visits.ts";
import styles from "./InterestCustomer.module.css";

/** Registers interest: a short introduction, the next steps, and the form. */
export function Component() {
  const { heading, lead, stepsHeading, text, call, visit, phoneLabel } = promotionPage;
  const sale = useSale();
  const [home, interestType] = [useChoice("home"), useChoice("type")];
  const state = home ? stateOf(sale.ledger, home) : undefined;
  // Nobody may ask for a home before its notice.
  const asked = state === "later" ? undefined : home;
  const copy = saleCopy(sale);
  const steps = [
    ...(homesOffered(sale) ? [{ title: text, text: copy.promise }] : []),
    call,
    ...(acceptsVisits(sale) ? [visit] : []),
  ];
  return (
    <section className={`wrap ${styles.register}`} aria-labelledby="register">
      <div className={styles.text}>
        <Title id="register" text={heading} />
        {asked && <p className={styles.asked}>{promotionPage.asked(homeNameOf(asked))}</p>}
        <p className="lead">
          <NonBreaking text={`${lead} ${copy.advice}`} />
        </p>
        <p className={styles.phone}>
          <span className="fine">{phoneLabel}</span>
          <a href={complex.phoneHref}>{complex.phone}</a>
        </p>
        <BesidePicture of={scenes.options} />
      </div>
      <div className={styles.form}>
        {state && state !== "offered" && (
          <p>
            <b>{home && homeNameOf(home)}</b> <HomeStateBadge state={state} /> {homesPage.detail.state[state]}
          </p>
        )}
        <RegistrationForm
          key={home ?? interestType}
          form="home"
          purpose="interest"
          values={{ ...(asked && { unit: homeNameOf(asked) }), ...(interestType && { interestType }) }}
        />
      </div>
      <div>
        <h3 id="after">{stepsHeading}</h3>
        <ol className={styles.steps} aria-labelledby="after">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        {acceptsVisits(sale) && (
          <Action kind="outline" to={`${reservationPath}#reserve`}>
            {visits.chooseTime}
            <Icon name="arrow" />
          </Action>
        )}
      </div>
    </section>
  );
}
