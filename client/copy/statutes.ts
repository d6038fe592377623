import type { Basis } from "../shared/sale/basis.ts";

/** @returns "근거: 인지세법 제3조·제6조 (2025. 10. 시행 법령 기준)" */
export const formatBasis = ({ statute, checked }: Basis) => `근거: ${statute} (${checked} 시행 법령 기준)`;

/** @returns the statute of a clause of the announcement, which cites the law of its own day */
export const noticeBasis = ({ statute }: Basis) => `근거: ${statute} (공고일 시행 법령 기준)`;

/** The report of a real estate deal, and the maximum fine for a false one, in percent of the price. */
export const dealReport = {
  days: 30,
  finePercent: 10,
  basis: { statute: "부동산 거래신고 등에 관한 법률 제3조, 제3조의2, 제28조", checked: "2025. 10." },
} as const;

/** When the stamp tax is due, relative to the month of the contract. */
export const stampTaxDue = {
  day: "다음 달 10일",
  basis: { statute: "인지세법 제1조·제8조", checked: "2025. 10." },
} as const;

/** Extension and options have contracts of their own. */
export const optionStampTax = "발코니 확장과 유상옵션의 계약서에는 그 금액에 따라 인지세가 따로 붙습니다.";

/** Shown wherever the law is explained. */
export const legalTemplate =
  "법령을 쉽게 풀어 쓴 표준 예시이며, 법률 자문을 거쳐 확정합니다. 계약하시는 분의 사정에 따른 판단은 전문가와 상의해 주세요.";
