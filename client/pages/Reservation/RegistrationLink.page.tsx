import { useLoaderData } from "react-router-dom";
import { Submit } from "../../components/Action.tsx";
import { LogoMark } from "../../components/LogoMark.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { consent } from "../../copy/consent.ts";
import { registrationLink } from "../../copy/registrationLink.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type {
  ActiveRegistration,
  ErasedRegistration,
  RegistrationChange,
  RegistrationLinkProps,
} from "../../shared/registrationLink.ts";
import { ConsentHistory } from "./ConsentHistory.tsx";
import styles from "./RegistrationLink.module.css";
import { VisitDetails } from "./VisitDetails.tsx";

/** GET /registrations/{token}: the visitor's own page. Every change is a plain form, so it works without scripts. */
export function Component() {
  const props = useLoaderData<RegistrationLinkProps>();
  return props.state === "erased" ? <Erased {...props} /> : <Active {...props} />;
}

/** Changes that failed. */
const refused = new Set<RegistrationChange>(["full", "enough", "wrong", "unconfirmed", "disagreed"]);

function Active(registration: ActiveRegistration) {
  const { path, name, phone, registeredAt, marketing, visit, days = [], done } = registration;
  const { title, lead, facts, marketing: news, withdraw } = registrationLink;
  return (
    <article className={`wrap ${styles.page}`}>
      <header>
        <LogoMark />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {done && (
          <p className={styles.done} role={refused.has(done) ? "alert" : "status"}>
            {registrationLink.done[done]}
          </p>
        )}
        <dl className={styles.facts}>
          <dt>{facts.name}</dt>
          <dd>{name}</dd>
          <dt>{facts.phone}</dt>
          <dd>{phone}</dd>
          <dt>{facts.registeredAt}</dt>
          <dd>{formatMoment(registeredAt)}</dd>
        </dl>
      </header>
      <div className={styles.sections}>
        <VisitDetails path={path} visit={visit} days={days} />
        <section aria-labelledby="news">
          <h2 id="news">{news.heading}</h2>
          <p>{marketing ? news.on : news.off}</p>
          <form method="post" action={path}>
            <input type="hidden" name="change" value={marketing ? "marketing-off" : "marketing-on"} />
            {!marketing && <NewsConsent />}
            <Submit kind="outline">{marketing ? news.turnOff : news.turnOn}</Submit>
          </form>
        </section>
        <ConsentHistory registration={registration} />
        <section aria-labelledby="withdraw">
          <h2 id="withdraw">{withdraw.heading}</h2>
          <p>{withdraw.text}</p>
          <form method="post" action={path}>
            <input type="hidden" name="change" value="withdraw" />
            <label className={styles.confirm} htmlFor="withdraw-confirm">
              <input id="withdraw-confirm" type="checkbox" name="confirm" value="yes" required />
              {withdraw.confirm}
            </label>
            <Submit kind="solid">{withdraw.action}</Submit>
          </form>
        </section>
      </div>
    </article>
  );
}

/** The two consents that news needs. */
const NewsConsent = () =>
  (
    [
      ["marketingUse", consent.marketing.use.label],
      ["marketing", consent.marketing.label],
    ] as const
  ).map(([name, label]) => (
    <label key={name} className={styles.confirm} htmlFor={`news-${name}`}>
      <input id={`news-${name}`} type="checkbox" name={name} required />
      {label}
    </label>
  ));

function Erased({ at }: ErasedRegistration) {
  const { title, text, again, label } = registrationLink.erased;
  return (
    <article className={`wrap ${styles.page}`}>
      <header>
        <LogoMark />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <dl className={styles.facts}>
          <dt>{label}</dt>
          <dd>{formatMoment(at)}</dd>
        </dl>
        <p>{again}</p>
        <TextLink to="/">홈으로</TextLink>
      </header>
    </article>
  );
}
