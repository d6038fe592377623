import { accessibilityPage } from "../../copy/accessibility.ts";
import { LegalText } from "./LegalText.tsx";

/** GET /accessibility: what the site keeps to, and whom to tell where it doesn't. */
export function Component() {
  return <LegalText {...accessibilityPage} />;
}
