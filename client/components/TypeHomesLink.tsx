import { homesOffered } from "../complex/sale/saleStage.ts";
import { foundPath } from "../shared/homePaths.ts";
import { TextLink } from "./TextLink.tsx";
import { useSale } from "./useSale.tsx";

/** A link to the homes of a type that are left; nothing while the office doesn't show them. */
export function TypeHomesLink({ type }: { type: string }) {
  const sale = useSale();
  if (!homesOffered(sale) || !sale.ledger?.open) return null;
  return <TextLink to={foundPath(`type=${type}`)}>이 타입의 세대 고르기</TextLink>;
}
