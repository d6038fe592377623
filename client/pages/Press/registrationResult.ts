import type { FieldErrors, RegistrationForm } from "../../components/registrationSchema.ts";

/** Props of the page that answers a form posted without JavaScript. */
export interface RegistrationResultProps {
  ok: boolean;
  message: string;
  form: RegistrationForm;
  /** What was typed and what is wrong with it, when it wasn't registered. */
  values?: { name: string; phone: string; message: string };
  fields?: FieldErrors;
}
