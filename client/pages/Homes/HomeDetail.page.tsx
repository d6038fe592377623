import { Link, useLoaderData } from "react-router-dom";
import { factsOf, termsOf } from "../../complex/homes/homeTerms.ts";
import { nearestHomes, stateOf } from "../../complex/homes/ledgerHomes.ts";
import { priceAt } from "../../complex/homes/offers.ts";
import { bandOf } from "../../complex/homes/prices.ts";
import { type PlacedHome, placedHome } from "../../complex/homes/saleHomes.ts";
import { stillOf } from "../../complex/homes/viewStill.ts";
import { homeNameOf } from "../../complex/plans/homeKeys.ts";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { dueAtOccupancy, type PaymentPlan, paymentPath } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { homeAt } from "../../complex3d/homes.ts";
import { outlookOf } from "../../complex3d/outlook.ts";
import { Action } from "../../components/Action.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { HomeStateBadge } from "../../components/HomeStateBadge.tsx";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { inquiryPath } from "../../components/InquiryLink.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { ModelLink } from "../../components/ModelLink.tsx";
import { Fine, NonBreaking } from "../../components/NonBreaking.tsx";
import { PlanAlone } from "../../components/plan/PlanAlone.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { payment } from "../../content/sale/payment.ts";
import { priceSources } from "../../content/sale/prices.ts";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { waitlist } from "../../copy/waitlist.ts";
import { formatSum, formatWon } from "../../shared/format/won.ts";
import { homesPath } from "../../shared/homePaths.ts";
import type { HomeProps } from "../../shared/homeProps.ts";
import { PaymentTable } from "../SalesInfo/PaymentTable.tsx";
import { HomeCards } from "./HomeCards.tsx";
import styles from "./HomeDetail.module.css";
import { FirstPayments, HomeFacts } from "./HomeFacts.tsx";
import { planOf } from "./planOf.ts";
import { SaveButton } from "./SaveButton.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { WaitlistForm } from "./WaitlistForm.tsx";
import { WindowMap } from "./WindowMap.tsx";
import { WindowStill } from "./WindowStill.tsx";

const { detail: copy, home: text } = homesPage;

/** One home: whether it is left, what it costs and when, what its window and plan show, and others like it. */
export function Component() {
  const home = placedHome(useLoaderData<HomeProps>().home);
  return home ? <Detail home={home} /> : null;
}

function Detail({ home }: { home: PlacedHome }) {
  const sale = useSale();
  const { ledger } = sale;
  const { key, type } = home;
  const name = homeNameOf(home.key);
  const state = stateOf(ledger, key);
  const still = stillOf(home, "day");
  const price = priceAt(home, sale);
  const plan = price === undefined ? undefined : termsOf(home, price, sale).plan;
  const { lake, open, turned } = factsOf(home);
  const modelHome = homeAt(key);
  const { areas } = unitPlans[type];
  const isForSale = price !== undefined && homesOffered(sale);
  return (
    <>
      <section className={`wrap ${styles.head}`} aria-labelledby="home">
        <div className={styles.text}>
          <p className={`unprinted ${styles.back}`}>
            <Link to={homesPath}>
              <Icon name="left" />
              {copy.nearest.all}
            </Link>
          </p>
          <h1 id="home">{name}</h1>
          <p className={styles.state} role="status">
            {state && <HomeStateBadge state={state} />} {copy.state[state ?? "unknown"]}{" "}
            {ledger?.open && <span className="quiet">{homesPage.asOf(ledger.asOf)}</span>}
          </p>
        </div>
        {still && (
          <figure className={styles.still}>
            <WindowStill still={still} alt={text.still(name)} first />
            <figcaption>
              <NonBreaking text={text.stillCaption(name, home.floor, still.floor)} />
            </figcaption>
          </figure>
        )}
        <div className={styles.text}>
          <div>
            <HomeFacts home={home} />
          </div>
          {price !== undefined && (
            <>
              <div className={styles.price}>
                <span className="vh">{copy.price}</span> {formatWon(price)}
              </div>
              <FirstPayments home={home} price={price} />
            </>
          )}
          <p className={`unprinted ${styles.actions}`}>
            {isForSale && (
              <Action kind="primary" to={inquiryPath(key)}>
                {text.ask}
                <Icon name="arrow" />
              </Action>
            )}
            <SaveButton home={key} name={name} />
            <ShareButton home={key} name={name} />
          </p>
          {plan && (
            <div className={styles.occupancy}>
              <p>
                <b>{copy.payments.occupancy(formatSum(dueAtOccupancy(plan)))}</b>
              </p>
              <Fine
                text={[
                  occupancyParts(plan),
                  copy.payments.loan(formatSum(plan.loan)),
                  plan.interestFree
                    ? pricePage.calculator.summary.interestFree
                    : copy.payments.rate(payment.loan.exampleRate),
                ].join(" ")}
              />
              <TextLink href="#payments" icon="down">
                {copy.payments.see}
              </TextLink>
            </div>
          )}
          {price !== undefined && (
            <p className="fine">
              {copy.priceNote} <SourceLink of={copy.price} source={priceSources.prices} />
            </p>
          )}
        </div>
      </section>
      {ledger?.waitlist && state === "held" && <Waitlist home={key} />}
      {ledger?.open && !(state === "offered") && <Nearest home={home} />}
      <InnerSection id="window" heading={copy.window.heading} background="panel" fullWidth>
        <div className={styles.window}>
          <div className={styles.outlook}>
            <p>{modelHome && complexModelPage.outlook(outlookOf(modelHome))}</p>
            <p>
              <NonBreaking text={copy.window.shares(lake, open)} />
            </p>
            <ModelLink label="home" home={key} />
          </div>
          {modelHome && <WindowMap home={modelHome} />}
        </div>
      </InnerSection>
      <InnerSection id="plan" heading={copy.plan.heading(type)} lead={copy.plan.lead(areas.exclusive, areas.supply)}>
        <figure className={styles.plan}>
          <PlanAlone label={type} kind={turned ? "plan-turned" : "plan"} alt={copy.plan.alt(type)} />
          {turned && <figcaption>{copy.plan.turned}</figcaption>}
        </figure>
        <LinkRow>
          <TextLink href={planOf(home)} target="_blank" icon="plus">
            {copy.plan.enlarge}
          </TextLink>
          <TextLink to={unitPath(type)}>{copy.plan.link(type)}</TextLink>
        </LinkRow>
      </InnerSection>
      {plan && <Payments home={home} plan={plan} />}
      {ledger?.open && state === "offered" && <Nearest home={home} />}
      <div className={`wrap ${styles.end}`}>
        <Disclaimer also={[ledger?.sample && homesPage.sample, complex.sample].filter(Boolean).join(" ")} />
      </div>
    </>
  );
}

/** What is due at occupancy: the balance, the loan's interest and the tax. */
const occupancyParts = ({ balance, interest, tax }: PaymentPlan) =>
  `${pricePage.calculator.summary
    .occupancyParts(formatSum(balance), interest ? formatSum(interest) : undefined, formatSum(tax.total))
    .join(" + ")}.`;

/** Asks for a text when a home that somebody holds is offered again. */
function Waitlist({ home }: { home: string }) {
  const wish = { home, search: null };
  return (
    <InnerSection id="waitlist" heading={waitlist.name} lead={waitlist.lead(wish)} background="panel">
      <WaitlistForm wish={wish} />
    </InnerSection>
  );
}

function Payments({ home, plan }: { home: PlacedHome; plan: PaymentPlan }) {
  return (
    <InnerSection id="payments" heading={copy.payments.heading} lead={copy.payments.lead}>
      <PaymentTable id="home-payments" caption={`${homeNameOf(home.key)} ${pricePage.calculator.result}`} plan={plan} />
      <TextLink to={paymentPath(home.type, bandOf(home.floor))}>{copy.payments.calculate}</TextLink>
    </InnerSection>
  );
}

/** The homes nearest to one that can be had now. */
function Nearest({ home }: { home: PlacedHome }) {
  const { ledger } = useSale();
  const nearest = ledger ? nearestHomes(ledger, home) : [];
  return (
    <InnerSection id="nearest" heading={copy.nearest.heading} lead={copy.nearest.lead}>
      {nearest.length > 0 ? <HomeCards homes={nearest} /> : <p>{copy.nearest.none}</p>}
      <TextLink to={homesPath}>{copy.nearest.all}</TextLink>
    </InnerSection>
  );
}
