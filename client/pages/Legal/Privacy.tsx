import { useLoaderData } from "react-router-dom";
import type { PrivacyProps } from "../../contract/privacy.ts";
import { privacyPolicy, privacySections } from "../../copy/legal.ts";
import { LegalText } from "./LegalText.tsx";

/** GET /privacy: the privacy policy, with the operator's facts. */
export function Component() {
  const operator = useLoaderData<PrivacyProps>();
  return <LegalText {...privacyPolicy} sections={privacySections(operator)} />;
}
