import { Link } from "react-router-dom";
import { offersAt } from "../../complex/sale/offers.ts";
import { paymentQuery } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { payment } from "../../content/sale/payment.ts";
import { priceBands } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./PriceTable.module.css";

const copy = pricePage.prices;
const columns = [copy.type, ...priceBands.map(({ from, to }) => copy.floors(from, to))];

/** Prices by type and floor; each links to its payments while homes are offered. */
export function PriceTable({ now }: { now: Date }) {
  const rows = unitTypes.map(({ label }) => {
    const offers = offersAt(label, now);
    return [
      label,
      ...priceBands.map((band) => {
        const offer = offers.find((each) => each.band === band);
        if (!offer) return <span className="quiet">{copy.none}</span>;
        if (!offer.price) return unpublished;
        if (!homesOffered(now)) return formatCount(offer.price);
        const choice = { type: label, band: band.id, extended: false, options: [], rate: payment.loan.exampleRate };
        return (
          <Link key={band.id} className={styles.price} to={`${paymentQuery(choice)}#payment`}>
            {formatCount(offer.price)}
          </Link>
        );
      }),
    ];
  });
  return <DataTable id="price-table" caption={copy.caption} columns={columns} rows={rows} figures />;
}
