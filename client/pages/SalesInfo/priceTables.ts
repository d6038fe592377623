import { payment } from "../../content/sale/payment.ts";
import { extensionPrices } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { formatCount } from "../../contract/format/format.ts";
import { unitPlans } from "../../contract/model/unitPlans.ts";
import { offersOf } from "../../contract/sale/offers.ts";
import { pricesPublished, seoulMonth } from "../../contract/sale/saleStage.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { occupancy } from "../../copy/sale/saleCopy.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";

const { prices, terms } = pricePage;

/** Text whose words stay on one line. */
const together = (text: string) => text.replaceAll(" ", "\u00a0");

/** @returns the rows of areas, homes and floors, by type */
export const detailRows = (now: Date): string[][] =>
  unitTypes.map(({ label }) => {
    const { areas, firstGeneralSale } = unitPlans[label];
    const offers = offersOf(label);
    return [
      label,
      areas.exclusive.toFixed(4),
      areas.supply.toFixed(4),
      prices.homes(firstGeneralSale),
      prices.floors(offers[0]?.from ?? 0, offers.at(-1)?.to),
      extensionPrices && pricesPublished(now) ? formatCount(extensionPrices[label]) : unpublished,
    ];
  });

/** @returns the rows of the payment schedule; past payments are marked */
export function termRows(now: Date): string[][] {
  const { downPayment, instalments, balance } = payment;
  const month = seoulMonth(now);
  return [
    [
      "계약금",
      `${downPayment.percent}%`,
      `계약할 때 ${formatCount(downPayment.atContract)}만원, 나머지는 ${downPayment.restWithinDays}일 안`,
    ],
    ...instalments.map((instalment, index) => [
      `중도금 ${index + 1}회`,
      `${instalment.percent}%`,
      `${instalment.month.slice(0, 4)}년 ${Number(instalment.month.slice(5))}월${instalment.month < month ? ` (${together(terms.past)})` : ""}`,
    ]),
    ["잔금", `${balance.percent}%`, `입주할 때 (${together(occupancy)})`],
    [
      "확장·옵션",
      `${payment.extras.atContract}% + ${payment.extras.atOccupancy}%`,
      "확장·옵션을 계약할 때와 입주할 때",
    ],
  ];
}
