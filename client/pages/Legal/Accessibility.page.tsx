import { accessibilityPage } from "../../copy/accessibility.ts";
import { LegalText } from "./LegalText.tsx";

/** GET /accessibility: the accessibility statement, and whom to contact. */
export function Component() {
  return <LegalText {...accessibilityPage} />;
}
