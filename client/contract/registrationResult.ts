import type { PromisedText } from "./promisedTexts.ts";
import type { FieldErrors, RegistrationForm } from "./registration.ts";
import type { VisitorField } from "./registrationFields.ts";
import type { VisitDay } from "./visit.ts";

/** Props of the page that answers a form posted without JavaScript. */
export interface RegistrationResultProps {
  ok: boolean;
  message: string;
  form: RegistrationForm;
  /** What was typed and what is wrong with it, when it wasn't registered. */
  values?: Record<VisitorField, string>;
  fields?: FieldErrors;
  /** Days on which a visit can be booked: by the customer page's form, or by a registration that has none yet. */
  days?: readonly VisitDay[];
  /** The texts that will follow, when it was registered. */
  promised: readonly PromisedText[];
  /** Path of the registration's own page, when it was registered. */
  link?: string;
  /** Seoul's time of the visit that was booked with it, as `2025-12-06T14:00+09:00`. */
  visit?: string;
}
