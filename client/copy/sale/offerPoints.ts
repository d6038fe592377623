import { paymentAt } from "../../complex/sale/currentTerms.ts";
import { homesOffered, remainingUnitsOffered } from "../../complex/sale/saleStage.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Basis } from "../../shared/sale/basis.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { TermName } from "../../shared/sale/saleTerms.ts";
import { changedSince } from "./changedTerms.ts";
import { regionLaw } from "./regionLaw.ts";

/** What a buyer of today gets, and where it is laid down. */
interface OfferPoint {
  text: string;
  basis: string;
}

/** The statute under which homes that are left may be sold to anybody, first come, first served. */
export const firstComeBasis: Basis = {
  statute: "주택공급에 관한 규칙 제28조제10항",
  checked: regionLaw.priority.basis.checked,
};

const source = "입주자모집공고";
const resale = regionLaw.rules.find(({ id }) => id === "resale");

/** @returns the terms of the homes that are left; none before they are sold first come, first served, or after the last */
export function offerPoints(sale: Sale): OfferPoint[] {
  if (!remainingUnitsOffered(sale) || !homesOffered(sale)) return [];
  const { downPayment, interestFree } = paymentAt(sale);
  /** A term of the announcement, or since when another one holds. */
  const term = (name: TermName, text: string): OfferPoint => {
    const since = changedSince(sale, name);
    return since ? { text: `${text} (${since})`, basis: "분양사무소가 바꾼 조건" } : { text, basis: source };
  };
  return [
    { text: "잔여 세대 선착순", basis: firstComeBasis.statute },
    term("atContract", `1차 계약금 ${formatCount(downPayment.atContract)}만원`),
    term("interestFree", interestFree ? "중도금 무이자" : "중도금 이자후불"),
    ...(sale.terms?.freeExtension ? [term("freeExtension", "발코니 확장 무상")] : []),
    { text: "청약통장 불필요", basis: firstComeBasis.statute },
    ...(resale ? [{ text: `${resale.name} ${resale.here}`, basis: resale.basis.statute }] : []),
  ];
}
