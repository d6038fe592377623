import { useLocation } from "react-router-dom";
import { readPaymentChoice } from "../../complex/sale/paymentPlan.ts";
import { homesOffered, pricesPublished } from "../../complex/sale/saleStage.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Notice } from "../../components/Notice.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { paymentSources } from "../../content/sale/payment.ts";
import { changedTerms, occupancyText } from "../../copy/sale/changedTerms.ts";
import { paymentText } from "../../copy/sale/paymentText.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { PaymentCalculator } from "./PaymentCalculator.tsx";
import styles from "./Price.module.css";
import { PriceTable } from "./PriceTable.tsx";
import { detailRows, paymentTerms } from "./priceTables.ts";

const { hidden, prices, terms, calculator, notices } = pricePage;

/** The prices of homes, the schedule of payments, and the payments of a selected home. */
export function Component() {
  const sale = useSale();
  const { search } = useLocation();
  const published = pricesPublished(sale);
  const changed = changedTerms(sale);
  const all = [...(complex.sample ? [complex.sample] : []), ...notices];
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection id="prices" heading={prices.heading} lead={saleCopy(sale).prices} fullWidth>
        {published && (
          <div className={styles.prices}>
            <PriceTable sale={sale} chosen={readPaymentChoice(new URLSearchParams(search))} />
          </div>
        )}
      </InnerSection>
      {published && homesOffered(sale) && (
        // Another query resets the form.
        <PaymentCalculator key={search} search={search} sale={sale}>
          {(fields, answer) => (
            <InnerSection
              id="payment"
              heading={calculator.heading}
              lead={calculator.lead}
              beside={<div className={`unprinted ${styles.fields}`}>{fields}</div>}
            >
              {answer}
              {changed.length > 0 && <Notice items={changed} />}
            </InnerSection>
          )}
        </PaymentCalculator>
      )}
      {published && !homesOffered(sale) && (
        <InnerSection id="terms" heading={terms.heading} background="panel" fullWidth>
          <DataTable
            id="terms-table"
            caption={terms.caption}
            columns={terms.columns}
            rows={paymentTerms(sale).map(({ name, share, part, due }) => [
              name,
              <>
                {share}
                {part && (
                  <svg className={styles.part} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect x={part.from} width={part.percent} height="1" />
                  </svg>
                )}
              </>,
              due,
            ])}
            source={
              <>
                <NonBreaking text={paymentText.terms(sale, occupancyText(sale))} />
                <SourceLink of={terms.caption} source={paymentSources.instalments} />
              </>
            }
          />
          {changed.length > 0 && <Notice items={changed} />}
        </InnerSection>
      )}
      <InnerSection id="areas" heading={prices.detailHeading} fullWidth>
        <div className={styles.prices}>
          <DataTable
            id="price-details"
            caption={prices.detailCaption}
            columns={prices.detailColumns}
            rows={detailRows(sale)}
            figures
            narrow="columns"
            source={prices.detailSource}
          />
        </div>
        <Notice items={all} />
      </InnerSection>
      <NextPage />
    </>
  );
}
