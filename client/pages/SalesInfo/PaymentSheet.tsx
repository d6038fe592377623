import type { OfferAt } from "../../complex/homes/offers.ts";
import type { PaymentChoice, PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { Icon } from "../../components/Icon.tsx";
import { InquiryLink } from "../../components/InquiryLink.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { Fine } from "../../components/NonBreaking.tsx";
import { PlusSummary } from "../../components/PlusSummary.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { homeOptions } from "../../content/sale/options.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { stampTaxOn } from "../../copy/stampTax.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { formatSum } from "../../shared/format/won.ts";
import { foundPath } from "../../shared/homePaths.ts";
import { acquisitionTaxRules } from "../../shared/sale/acquisitionTax.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import styles from "./PaymentSheet.module.css";
import { PaymentSummary } from "./PaymentSummary.tsx";
import { PaymentTable } from "./PaymentTable.tsx";

const copy = pricePage.calculator;

interface Props {
  plan: PaymentPlan;
  choice: PaymentChoice;
  type: UnitLabel;
  /** What the plan pays for. */
  offer: OfferAt;
  sale: Sale;
}

/** Each payment of a home with its due date and sum, the total, and ways to the homes that cost it. */
export function PaymentSheet({ plan, choice, type, offer: { band, left }, sale }: Props) {
  const { pageAt } = useSiteMap();
  const homes = `type=${type}&floorFrom=${band.from}${band.to ? `&floorTo=${band.to}` : ""}`;
  const won = (label: string, sum: number, note?: string) => ({
    label,
    value: formatSum(sum),
    ...(note && { note }),
  });
  const title = `${type}타입 ${pricePage.prices.floors(band.from, band.to)}`;
  // For print, which leaves out the form with the selection.
  const chosen = (homeOptions ?? [])
    .filter(({ id }) => choice.options.includes(id))
    .map(({ label }) => label)
    .join(", ");
  const facts = [
    won(copy.sums.total, plan.total),
    ...(plan.total > plan.price ? [won(copy.sums.price, plan.price)] : []),
    ...(plan.extension > 0 ? [won(copy.sums.extension, plan.extension)] : []),
    ...(plan.options > 0 ? [won(copy.sums.options, plan.options, chosen)] : []),
    won(copy.sums.own, plan.own),
    won(copy.sums.loan, plan.loan),
    ...(plan.interest === undefined || plan.interestFree
      ? []
      : [won(copy.sums.interest, plan.interest, copy.rateNote(choice.rate))]),
    won(copy.sums.tax, plan.tax.total, copy.taxNote(plan.tax)),
  ];
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>
          {plan.total > plan.price ? copy.sums.total : copy.sums.price} <b>{formatSum(plan.total)}</b>
        </p>
      </div>
      <PaymentSummary plan={plan} choice={choice} now={sale.now} />
      <details>
        <PlusSummary>{copy.each}</PlusSummary>
        <PaymentTable id="payment-table" caption={`${title} ${copy.result}`} plan={plan} />
      </details>
      {homesOffered(sale) && (
        <div className="unprinted">
          <LinkRow>
            {left && left.offered > 0 && (
              <Action kind="solid" to={foundPath(homes)}>
                {copy.homes(left.offered)}
                <Icon name="arrow" />
              </Action>
            )}
            <InquiryLink type={type} />
          </LinkRow>
        </div>
      )}
      <FactTable plain caption={copy.sums.caption} facts={facts} />
      <p>
        {copy.stampTax(formatSum(stampTaxOn(plan.price)))}{" "}
        <span className="unprinted">
          <TextLink to="/SalesInfo/stampTax">{pageAt("/SalesInfo/stampTax").name}</TextLink>
        </span>
      </p>
      <Fine text={formatBasis(acquisitionTaxRules.basis)} />
    </div>
  );
}
