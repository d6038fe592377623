import { useLoaderData } from "react-router-dom";
import { homePath } from "../../complex/homes/homePath.ts";
import { termsOf } from "../../complex/homes/homeTerms.ts";
import { isAskable, stateOf } from "../../complex/homes/ledgerHomes.ts";
import { priceAt } from "../../complex/homes/offers.ts";
import { type PlacedHome, placedHome } from "../../complex/homes/saleHomes.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { homeAt } from "../../complex3d/homes.ts";
import { Action } from "../../components/Action.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { HomeStateBadge } from "../../components/HomeStateBadge.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { drawing } from "../../components/plan/drawings.ts";
import { ResultSection } from "../../components/ResultSection.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { together } from "../../copy/together.ts";
import { togetherNames } from "../../copy/togetherNames.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import { formatWon } from "../../shared/format/won.ts";
import { homesPath } from "../../shared/homePaths.ts";
import { clockOf } from "../../shared/modelHours.ts";
import type { SeenProps } from "../../shared/together.ts";
import { modelAddress } from "../ComplexModel/homeFacts.ts";
import { ViewStill } from "../ComplexModel/ViewStill.tsx";
import { FirstPayments, HomeFacts } from "../Homes/HomeFacts.tsx";
import { PaymentTable } from "../SalesInfo/PaymentTable.tsx";
import styles from "./Seen.module.css";

const { seen: copy } = together;

/** GET /together/seen/{token}: what somebody looked at with a counsellor, as it stands now. The link is all that is kept. */
export function Component() {
  const { until, homes } = useLoaderData<SeenProps>();
  const { ledger } = useSale();
  const placed = homes.flatMap(({ key, minute }) => {
    const home = placedHome(key);
    return home ? [{ home, minute }] : [];
  });
  if (until === undefined || placed.length === 0)
    return (
      <ResultSection>
        <h1>{togetherNames.seen.name}</h1>
        <p>{until === undefined ? copy.over : copy.none}</p>
        <TextLink to={homesPath}>{copy.list}</TextLink>
      </ResultSection>
    );
  return (
    <section className={`wrap ${styles.seen}`} aria-labelledby="seen">
      <h1 id="seen">{togetherNames.seen.name}</h1>
      <p>
        {copy.lead(formatCalendarDay(until))}{" "}
        {ledger?.open && <span className="quiet">{homesPage.asOf(ledger.asOf)}</span>}
      </p>
      <ol>
        {placed.map(({ home, minute }) => (
          <li key={home.key}>
            <Seen home={home} minute={minute} />
          </li>
        ))}
      </ol>
      <TextLink to={homesPath}>{copy.list}</TextLink>
      <p className="fine">{[copy.note, complex.sample].filter(Boolean).join(" ")}</p>
      <Disclaimer />
    </section>
  );
}

function Seen({ home, minute }: { home: PlacedHome; minute: number }) {
  const sale = useSale();
  const { key, type } = home;
  const state = stateOf(sale.ledger, key);
  const price = priceAt(home, sale);
  const plan = price === undefined ? undefined : termsOf(home, price, sale).plan;
  const modelHome = homeAt(key);
  const hour = minute / 60;
  return (
    <article className={styles.home} aria-labelledby={`seen-${key}`}>
      <div className={styles.pictures}>
        {modelHome && <ViewStill home={modelHome} hour={hour} />}
        <img
          src={drawing(`${type}-plan`)}
          width={1000}
          height={680}
          alt={homesPage.detail.plan.alt(type)}
          loading="lazy"
        />
      </div>
      <div className={styles.text}>
        <h2 id={`seen-${key}`}>{homeNameOf(key)}</h2>
        <p>
          {state && <HomeStateBadge state={state} />} {homesPage.detail.state[state ?? "unknown"]}
        </p>
        <HomeFacts home={home} />
        {price !== undefined && (
          <>
            <p className={styles.price}>{formatWon(price)}</p>
            <FirstPayments home={home} price={price} />
          </>
        )}
        <p className={`unprinted ${styles.actions}`}>
          {homesOffered(sale) && isAskable(sale.ledger, key) && (
            <Action kind="primary" to={inquiryPath(key)}>
              {copy.ask}
            </Action>
          )}
          <TextLink to={homePath(key)}>{copy.detail}</TextLink>
          <TextLink to={modelAddress(key, clockOf(hour))}>{copy.model(clockOf(hour))}</TextLink>
        </p>
        {plan && (
          <details>
            <summary>{copy.payments}</summary>
            <PaymentTable id={`payments-${key}`} caption={`${homeNameOf(key)} ${copy.payments}`} plan={plan} />
          </details>
        )}
      </div>
    </article>
  );
}
