import { offersOf } from "../../client/complex/homes/offers.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { dueTable, optionsClause, priceClause } from "../../client/copy/sale/notice/priceClauses.ts";
import { unpublished } from "../../client/copy/sale/unpublished.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { clauseSection, list, type Section, table } from "./markup.ts";

const { downPayment, instalments, balance } = payment;
const won = (amount: number | undefined) => (amount === undefined ? unpublished : formatCount(amount));
/** In units of 10,000 won; prices are multiples of a hundred of them, so parts are integers. */
const part = (price: number | undefined, percent: number) =>
  price === undefined ? undefined : (price * percent) / 100;

const offers = unitTypes.flatMap(({ label }) => offersOf(label).map((offer) => ({ label, ...offer })));
const floorsOf = ({ from, to }: { from: number; to: number }) => `${from}~${to}층`;

/** Prices, payments, and options. */
export const moneySections: readonly Section[] = [
  [
    "공급금액과 납부 일정",
    table({
      caption: "주택형·층별 공급금액과 납부금액 (만원)",
      heads: [
        "주택형",
        "층",
        "세대",
        "공급금액",
        `계약금 ${downPayment.percent}%`,
        `중도금 ${instalments[0]?.percent ?? 0}%씩 ${instalments.length}회`,
        `잔금 ${balance.percent}%`,
      ],
      figuresFrom: 2,
      rows: offers.map((offer) => [
        offer.label,
        floorsOf(offer),
        formatCount(offer.homes),
        won(offer.price),
        won(part(offer.price, downPayment.percent)),
        won(part(offer.price, instalments[0]?.percent ?? 0)),
        won(part(offer.price, balance.percent)),
      ]),
      foot: [
        { text: "1차 일반분양 합계", span: 2 },
        formatCount(offers.reduce((sum, { homes }) => sum + homes, 0)),
        "",
        "",
        "",
        "",
      ],
    }),
    table({ ...dueTable, heads: dueTable.columns, widths: [30, 18, 52] }),
    list(...priceClause.notes, "1차 일반분양에 포함되지 않은 층은 이 표에 없으며, 공급할 때에 따로 공고합니다."),
  ],
  clauseSection(optionsClause),
];
