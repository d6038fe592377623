import { complex } from "../content/complex.ts";
import { lowestPrice, saleNow } from "./sale/saleWords.ts";

interface HeroFact {
  label: string;
  value: string;
  note?: string;
}

/** @returns the key facts of the first screen: number of homes, price, and stage of the sale */
export function heroFacts(now: Date): HeroFact[] {
  const price = lowestPrice(now);
  return [
    { label: "세대", value: `${complex.households}세대`, note: `일반분양 ${complex.firstGeneralSale}` },
    ...(price ? [{ label: "분양가", value: price }] : []),
    { label: "분양", value: saleNow(now).text },
  ];
}
