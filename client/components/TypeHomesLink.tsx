import { isTypeLeft } from "../complex/homes/ledgerHomes.ts";
import { homesOffered } from "../complex/sale/saleStage.ts";
import type { UnitLabel } from "../content/unitTypes.ts";
import { foundPath } from "../shared/homePaths.ts";
import { Action } from "./Action.tsx";
import { Icon } from "./Icon.tsx";
import { TextLink } from "./TextLink.tsx";
import { useSale } from "./useSale.tsx";

interface TypeHomesLinkProps {
  /** Labels, for example 84A. */
  types: readonly UnitLabel[];
  text?: string;
  /** Where it is what to do next. */
  prominent?: boolean;
}

/** A link to the homes of one or more types that are left; nothing while there are none, or the office doesn't show them. */
export function TypeHomesLink({ types, text = "이 타입의 세대 고르기", prominent = false }: TypeHomesLinkProps) {
  const sale = useSale();
  if (!homesOffered(sale) || !types.some((type) => isTypeLeft(sale, type))) return null;
  const to = foundPath(`type=${types.join(",")}`);
  if (!prominent) return <TextLink to={to}>{text}</TextLink>;
  return (
    <Action kind="solid" className="unprinted" to={to}>
      {text}
      <Icon name="arrow" />
    </Action>
  );
}
