import type { UnitLabel } from "../content/unitTypes.ts";
import { TextLink } from "./TextLink.tsx";

/** @returns the URL of the inquiry form, prefilled with a home (see homeKeyOf) */
export const inquiryPath = (home: string) => `/Promotion/Customer?home=${home}`;

/** A link to the inquiry form, prefilled with a home or a type. */
export function InquiryLink({ home, type }: { home: string; type?: never } | { home?: never; type: UnitLabel }) {
  return home ? (
    <TextLink to={inquiryPath(home)}>이 세대 상담 신청</TextLink>
  ) : (
    <TextLink to={`/Promotion/Customer?type=${type}`}>{type} 상담 신청</TextLink>
  );
}
