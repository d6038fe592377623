import { useLoaderData } from "react-router-dom";
import { officialPage, officialSections } from "../../copy/official.ts";
import type { OfficialProps } from "../../shared/official.ts";
import { LegalText } from "./LegalText.tsx";

/** GET /official: how to know this site, its office and its account from false ones. */
export function Component() {
  return <LegalText {...officialPage} sections={officialSections(useLoaderData<OfficialProps>())} firstAtOnce />;
}
