import type { UnitLabel } from "../content/unitTypes.ts";
import { pathOf } from "../contract/pageLinks.ts";
import { TextLink } from "./TextLink.tsx";

/** @returns the form that begins with a home, as in homeKeyOf */
export const askAboutHome = (home: string) => `${pathOf("interest")}?home=${home}`;

/** A link to the form that begins with a home, or with a type. */
export function AskLink({ home, type }: { home: string; type?: never } | { home?: never; type: UnitLabel }) {
  return home ? (
    <TextLink to={askAboutHome(home)}>이 세대 상담 신청</TextLink>
  ) : (
    <TextLink to={`${pathOf("interest")}?type=${type}`}>{type} 상담 신청</TextLink>
  );
}
