import { offersOf } from "../../client/complex/homes/offers.ts";
import { optionFor } from "../../client/complex/sale/optionFor.ts";
import { complex } from "../../client/content/complex.ts";
import { homeOptions } from "../../client/content/sale/options.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { extensionPrices, priceNotes } from "../../client/content/sale/prices.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { paymentText } from "../../client/copy/sale/paymentText.ts";
import { signing } from "../../client/copy/sale/signing.ts";
import { unpublished } from "../../client/copy/sale/unpublished.ts";
import { formatMonth } from "../../client/shared/format/calendarDay.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { list, type Section, table } from "./markup.ts";

const { downPayment, instalments, balance, extras } = payment;
const won = (amount: number | undefined) => (amount === undefined ? unpublished : formatCount(amount));
/** In units of 10,000 won; prices are multiples of a hundred of them, so parts are integers. */
const part = (price: number | undefined, percent: number) =>
  price === undefined ? undefined : (price * percent) / 100;
const monthOf = (month: string | undefined) => {
  if (!month) return unpublished;
  const { year, name } = formatMonth(month);
  return `${year} ${name}`;
};
const shortMonth = (month: string) => month.replace("-", ". ");

const offers = unitTypes.flatMap(({ label }) => offersOf(label).map((offer) => ({ label, ...offer })));
const floorsOf = ({ from, to }: { from: number; to: number }) => `${from}~${to}층`;

/** A type of each size: options cost the same in all homes of a size. */
const firstOfSize = complex.exclusiveSizes.flatMap(
  (size) => unitTypes.find(({ exclusive }) => exclusive === size)?.label ?? [],
);

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
    list(
      "공급금액에는 대지비와 건축비가 포함되어 있으며, 전용면적 85㎡를 넘는 주택형에는 건축비의 부가가치세가 포함되어 있습니다. 취득세와 등기비용은 포함되어 있지 않습니다.",
      `1차 일반분양에 포함되지 않은 층은 이 표에 없습니다. 이 층에 남은 세대가 있는지는 대표전화 ${complex.phone}로 확인하시기 바랍니다.`,
      priceNotes.extension,
    ),
    table({
      caption: "납부 시기",
      heads: ["구분", "비율", "시기"],
      widths: [30, 18, 52],
      rows: [
        ["계약금 1차", `${formatCount(downPayment.atContract)}만원`, "계약할 때"],
        ["계약금 2차", `${downPayment.percent}%에서 1차를 뺀 금액`, `계약일부터 ${downPayment.restWithinDays}일 이내`],
        ...instalments.map(({ percent, month }, index) => [
          `중도금 ${index + 1}차`,
          `${percent}%`,
          `${monthOf(month)} (${shortMonth(month)}.)`,
        ]),
        ["잔금", `${balance.percent}%`, `입주할 때 (${monthOf(balance.month)} 예정)`],
      ],
    }),
    list(
      `${paymentText.loan} ${paymentText.loanTerms}`,
      paymentText.past,
      "납부일이 은행의 휴무일이면 다음 영업일까지 냅니다. 정한 날보다 늦게 내면 공급계약서에 적힌 연체료가 붙습니다.",
      `${signing.account} ${signing.otherAccounts}`,
    ),
  ],

  [
    "발코니 확장과 유상옵션",
    table({
      caption: "발코니 확장 금액 (만원)",
      heads: unitTypes.map(({ label }) => label),
      figuresFrom: 0,
      rows: [unitTypes.map(({ label }) => won(extensionPrices?.[label]))],
      plainRows: true,
    }),
    ...(homeOptions
      ? [
          table({
            caption: "유상옵션 금액 (만원)",
            heads: ["품목", ...complex.exclusiveSizes.map((size) => `전용 ${size}㎡`)],
            figuresFrom: 1,
            widths: [34, ...complex.exclusiveSizes.map(() => 66 / complex.exclusiveSizes.length)],
            rows: homeOptions.map((option) => [
              option.label,
              ...firstOfSize.map((type) => {
                const { note, price } = optionFor(option, type);
                return `${formatCount(price)}${note ? ` (${note})` : ""}`;
              }),
            ]),
          }),
        ]
      : []),
    list(
      `발코니 확장과 유상옵션은 공급계약과 별도로 계약하며, 계약할 때 ${extras.atContract}%, 입주할 때 ${extras.atOccupancy}%를 냅니다.`,
      "시스템 에어컨은 기본과 전실 가운데 하나를 고릅니다. 발코니를 확장하지 않는 세대에는 설치 위치와 대수가 달라질 수 있습니다.",
      "유상옵션의 계약은 자재 발주 전까지 받으며, 그 뒤에는 바꾸거나 해지할 수 없습니다. 마감재 목록은 홈페이지의 마감재·유상옵션에 있습니다.",
      "견본주택에 설치된 가구와 소품, 일부 마감은 연출이며 공급하지 않습니다. 유상옵션은 표시로 구분되어 있습니다.",
    ),
  ],
];
