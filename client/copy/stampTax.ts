import { pricesPublished } from "../complex/sale/saleStage.ts";
import { complex } from "../content/complex.ts";
import { prices } from "../content/sale/prices.ts";
import type { Sale } from "../shared/sale/sale.ts";
import { legalTemplate, optionStampTax, stampTaxDue } from "./statutes.ts";

/** Stamp tax on a contract to transfer a home, in won. `upTo` null: no upper limit. */
export const stampTax = {
  basis: { statute: "인지세법 제3조·제6조", checked: "2025. 10." },
  lateBasis: { statute: "국세기본법 제47조의4 제9항", checked: "2025. 10." },
  brackets: [
    { upTo: 100_000_000, label: "1억 원 이하", tax: 0 },
    { upTo: 1_000_000_000, label: "1억 원 초과 10억 원 이하", tax: 150_000 },
    { upTo: null, label: "10억 원 초과", tax: 350_000 },
  ],
  late: [
    { period: "기한 다음 날부터 3개월 이내", percent: 100 },
    { period: "3개월 초과 6개월 이내", percent: 200 },
    { period: "6개월 초과", percent: 300 },
  ],
} as const;

/** @returns the tax on a contract, both in won */
export const stampTaxOn = (price: number): number =>
  stampTax.brackets.find(({ upTo }) => upTo === null || price <= upTo)?.tax ?? 0;

/** @returns the bracket that all homes' prices are in, if they are published and in one */
export function commonBracket(sale: Sale): (typeof stampTax.brackets)[number] | undefined {
  if (!pricesPublished(sale)) return undefined;
  const sums = Object.values(prices ?? {}).flatMap((bands) => Object.values(bands));
  const taxes = new Set(sums.map((price) => stampTaxOn(price * 10_000)));
  return taxes.size === 1 ? stampTax.brackets.find(({ tax }) => taxes.has(tax)) : undefined;
}

/** The tax of most buyers of these homes, used as the example for the surcharge. */
export const usualStampTax = stampTax.brackets[1].tax;
const usual = `${usualStampTax.toLocaleString("en-US")}원`;

export const stampTaxPage = {
  hidden: {
    heading: `${complex.name} 인지세 납부안내`,
    text: "분양계약서에 붙는 인지세의 세액과 납부기한, 전자수입인지를 사는 방법과 기한이 지났을 때의 가산세를 안내합니다. 계약금액으로 세액을 확인하는 참고용 계산기가 있습니다.",
  },
  tax: {
    heading: "인지세 세액",
    lead: "분양계약서는 인지세를 내는 문서입니다. 세액은 계약서에 적힌 금액으로 정해집니다.",
    /** Where all homes are in one bracket. */
    ours: (bracket: string) => `이 단지의 분양가는 모두 ${bracket}입니다.`,
    drawing: "1에 적힌 금액으로 세액이 정해지고, 2에 인지를 붙입니다.",
    caption: "계약금액별 인지세",
    columns: ["계약서에 적힌 금액", "인지세"],
    none: "없음",
    won: "원",
  },
  due: {
    heading: "납부기한과 방법",
    facts: [
      { label: "납부기한", value: `계약한 달의 ${stampTaxDue.day}까지` },
      { label: "납부방법", value: "전자수입인지를 사서 계약서에 첨부" },
      {
        label: "구입처",
        value: "은행, 전자수입인지 홈페이지",
        note: "www.e-revenuestamp.or.kr, 우체국에서도 팝니다.",
      },
      { label: "용도 선택", value: "인지세 납부용, 부동산 소유권 이전" },
    ],
  },
  late: {
    heading: "기한이 지나면",
    lead: "내지 않은 세액에 가산세가 붙습니다.",
    caption: "납부 시기별 가산세",
    columns: ["납부한 때", "가산세율", `${usual}의 가산세`],
    note: "과세관청이 알리기 전에 스스로 낸 경우입니다.",
  },
  calculator: {
    title: "인지세 계산",
    price: "계약서에 적힌 금액 (만원)",
    hint: "예) 85000 또는 8억 5천만",
    unreadable: "금액을 85000이나 8억 5천만처럼 적어 주세요.",
    answer: (price: string) => `${price} 계약서의 인지세`,
    empty: "금액을 적어 주세요.",
  },
  notices: [
    optionStampTax,
    "인지세는 계약서를 함께 쓴 사람이 연대하여 냅니다.",
    "분양권을 넘기는 계약서에는 인지세를 다시 냅니다.",
    "세액과 분담은 계약서와 관계 법령에 따릅니다. 자세한 내용은 국세상담센터(126)에서 확인하실 수 있습니다.",
    legalTemplate,
  ],
} as const;
