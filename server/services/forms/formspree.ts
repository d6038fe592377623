import type { FormServiceSettings } from "../../config/externalServices.ts";
import { isSuccess, requestJson } from "../requestJson.ts";
import {
  delivered,
  type FormService,
  filledFields,
  formServiceTimeout,
  objectOf,
  shortText,
  undelivered,
} from "./formService.ts";

/** The submission's id is in the URL of the thank-you page. */
const submissionId = (next: unknown) =>
  typeof next === "string" && URL.canParse(next, "https://formspree.io")
    ? new URL(next, "https://formspree.io").searchParams.get("submission_id")
    : null;

/** The field names and error codes in Formspree's response; its messages could quote what was typed. */
function refusedFields(errors: unknown): Record<string, string> {
  const list = Array.isArray(errors) ? errors : [];
  return Object.fromEntries(
    list
      .filter((error) => typeof error === "object" && error !== null)
      .map((error) => [shortText(error.field ?? "form"), shortText(error.code ?? "refused")]),
  );
}

/** https://help.formspree.io/hc/en-us/articles/360013470814 */
export function formspree({ url }: FormServiceSettings): FormService {
  return {
    name: "formspree",
    async deliver(registration) {
      const { form, message, key } = registration;
      // Formspree rejects an empty e-mail as invalid.
      const body = { message, ...filledFields(registration), form };
      const response = await requestJson({
        url,
        body,
        headers: { "Idempotency-Key": key },
        timeout: formServiceTimeout,
      });
      const { ok, next, errors } = objectOf(response);
      if (!isSuccess(response) || ok === false) return undelivered(response, refusedFields(errors));
      return delivered(response, submissionId(next));
    },
  };
}
