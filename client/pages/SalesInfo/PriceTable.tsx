import { countLeft } from "../../complex/homes/ledgerHomes.ts";
import { offersAt } from "../../complex/homes/offers.ts";
import { type PaymentChoice, paymentPath } from "../../complex/sale/paymentPlan.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { TableLink } from "../../components/TableLink.tsx";
import { priceBands, priceSources } from "../../content/sale/prices.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { homeCounts } from "../../copy/homes.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { formatWon } from "../../shared/format/won.ts";
import { foundPath } from "../../shared/homePaths.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import styles from "./PriceTable.module.css";

const copy = pricePage.prices;
const bands = priceBands.map(({ from, to }) => copy.floors(from, to));

/** @returns how many homes of a type are left, as a link to them */
function leftOf(type: UnitLabel, sale: Sale) {
  const left = countLeft(sale, type);
  if (!left) return "";
  return left.offered > 0 ? (
    <TableLink to={foundPath(`type=${type}`)}>{homeCounts.brief(left)}</TableLink>
  ) : (
    homeCounts.brief(left)
  );
}

interface PriceTableProps {
  sale: Sale;
  /** Whose payments the page shows. */
  chosen: Pick<PaymentChoice, "type" | "band">;
}

/** Prices by type and floor; each links to its payments while homes are offered. */
export function PriceTable({ sale, chosen }: PriceTableProps) {
  const all = unitTypes.map(({ label }) => ({ label, offers: offersAt(label, sale) }));
  const without = {
    gone: all.some(({ offers }) => offers.some(({ left, price }) => left && !price)),
    none: all.some(({ offers }) => offers.length < priceBands.length),
  };
  const others = copy.others(without);
  const rows = all.map(({ label, offers }) => {
    return [
      label,
      ...(sale.ledger?.open ? [leftOf(label, sale)] : []),
      ...priceBands.map((band) => {
        const offer = offers.find((each) => each.band === band);
        if (!offer) return <span className="quiet">{copy.none}</span>;
        if (!offer.price) return offer.left ? <span className="quiet">{copy.gone}</span> : unpublished;
        if (!homesOffered(sale)) return formatWon(offer.price);
        return (
          <TableLink
            key={band.id}
            to={paymentPath(label, band)}
            aria-current={(label === chosen.type && band.id === chosen.band) || undefined}
          >
            {formatWon(offer.price)}
          </TableLink>
        );
      }),
    ];
  });
  const columns = [copy.type, ...(sale.ledger?.open ? [copy.left] : []), ...bands];
  return (
    <DataTable
      id="price-table"
      caption={copy.caption}
      columns={columns}
      rows={rows}
      figures
      narrow="entries"
      source={
        <>
          {others && <span className={styles.others}>{others} </span>}
          {without.none && <span className={styles.noneNote}>{copy.noneNote} </span>}
          {copy.source}
          <SourceLink of={copy.caption} source={priceSources.prices} />
        </>
      }
    />
  );
}
