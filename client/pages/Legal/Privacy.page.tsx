import { useLoaderData } from "react-router-dom";
import { privacyPolicy, privacySections } from "../../copy/legal.ts";
import type { PrivacyProps } from "../../shared/privacy.ts";
import { LegalText } from "./LegalText.tsx";

/** GET /privacy: the privacy policy, with the operator's facts. */
export function Component() {
  const operator = useLoaderData<PrivacyProps>();
  return <LegalText {...privacyPolicy} sections={privacySections(operator)} />;
}
