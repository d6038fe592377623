import { offersOf } from "../../complex/homes/offers.ts";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { extensionPriceAt, instalmentsOver, paymentAt } from "../../complex/sale/currentTerms.ts";
import { pricesPublished } from "../../complex/sale/saleStage.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { occupancyText } from "../../copy/sale/changedTerms.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { formatYearMonth } from "../../shared/format/calendarDay.ts";
import { formatCount } from "../../shared/format/format.ts";
import { unbroken } from "../../shared/format/unbroken.ts";
import type { Sale } from "../../shared/sale/sale.ts";

const { prices, terms } = pricePage;

/** @returns the rows of areas, homes and floors, by type */
export const detailRows = (sale: Sale): string[][] =>
  unitTypes.map(({ label }) => {
    const { areas, firstGeneralSale } = unitPlans[label];
    const offers = offersOf(label);
    const extension = extensionPriceAt(label, sale);
    return [
      label,
      areas.exclusive.toFixed(2),
      areas.supply.toFixed(2),
      formatCount(firstGeneralSale),
      prices.floors(offers[0]?.from ?? 0, offers.at(-1)?.to),
      extension !== undefined && pricesPublished(sale) ? formatCount(extension) : unpublished,
    ];
  });

interface Term {
  name: string;
  share: string;
  due: string;
  /** What part of the price it pays: where it begins and how long it is, in percent. */
  part?: { from: number; percent: number };
}

/** @returns the schedule of payments; past payments are marked */
export function paymentTerms(sale: Sale): Term[] {
  const { downPayment, instalments, balance, extras } = paymentAt(sale);
  const over = instalmentsOver(sale.now).length;
  const ofPrice = [
    {
      name: "계약금",
      percent: downPayment.percent,
      due: `계약할 때 ${formatCount(downPayment.atContract)}만원, 나머지는 ${downPayment.restWithinDays}일 안`,
    },
    ...instalments.map((instalment, index) => ({
      name: `중도금 ${index + 1}회`,
      percent: instalment.percent,
      due: `${formatYearMonth(instalment.month)}${index < over ? ` (${unbroken(terms.past)})` : ""}`,
    })),
    { name: "잔금", percent: balance.percent, due: `입주할 때 (${unbroken(occupancyText(sale))})` },
  ];
  let paid = 0;
  const parts = ofPrice.map(({ percent, ...term }) => {
    const from = paid;
    paid += percent;
    return { ...term, share: `${percent}%`, part: { from, percent } };
  });
  return [
    ...parts,
    {
      name: "확장·옵션",
      share: `${extras.atContract}% + ${extras.atOccupancy}%`,
      due: "확장·옵션을 계약할 때와 입주할 때",
    },
  ];
}
