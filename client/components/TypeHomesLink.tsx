import { homesOffered } from "../complex/sale/saleStage.ts";
import { foundPath } from "../shared/homePaths.ts";
import { TextLink } from "./TextLink.tsx";
import { useSale } from "./useSale.tsx";

interface TypeHomesLinkProps {
  /** Labels, for example 84A. */
  types: readonly string[];
  text?: string;
}

/** A link to the homes of one or more types that are left; nothing while the office doesn't show them. */
export function TypeHomesLink({ types, text = "이 타입의 세대 고르기" }: TypeHomesLinkProps) {
  const sale = useSale();
  if (!homesOffered(sale) || !sale.ledger?.open) return null;
  return <TextLink to={foundPath(`type=${types.join(",")}`)}>{text}</TextLink>;
}
