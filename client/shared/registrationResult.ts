import type { AnnouncedText } from "./announcedTexts.ts";
import type { HomeState } from "./home.ts";
import type { FieldErrors } from "./registration.ts";
import type { RegistrationForm, VisitorField } from "./registrationFields.ts";
import type { VisitDay } from "./visit.ts";

/** Props of the page that follows a form posted without JavaScript. */
export interface RegistrationResultProps {
  ok: boolean;
  message: string;
  form: RegistrationForm;
  /** The submitted values and their errors, when it wasn't registered. */
  values?: Record<VisitorField, string>;
  fields?: FieldErrors;
  /** Days on which a visit can be booked: in the customer page's form, or for a registration without one. */
  days?: readonly VisitDay[];
  /** The texts that will follow, when it was registered. */
  announced: readonly AnnouncedText[];
  /** Path of the registration's own page, when it was registered. */
  link?: string;
  /** Seoul time of the booked visit, as `2025-12-06T14:00+09:00`. */
  visit?: string;
  /** The state of the home that was named, if that can't be had now. */
  taken?: HomeState;
}
