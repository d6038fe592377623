import { homesOffered, remainingUnitsOffered } from "../../complex/sale/saleStage.ts";
import { payment } from "../../content/sale/payment.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Basis } from "../../shared/sale/basis.ts";
import type { Sale } from "../../shared/sale/sale.ts";
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
  return [
    { text: "잔여 세대 선착순", basis: firstComeBasis.statute },
    { text: `1차 계약금 ${formatCount(payment.downPayment.atContract)}만원`, basis: source },
    { text: "중도금 이자후불", basis: source },
    { text: "청약통장 불필요", basis: firstComeBasis.statute },
    ...(resale ? [{ text: `${resale.name} ${resale.here}`, basis: resale.basis.statute }] : []),
  ];
}
