import { eachField, registrationFields, visitorFields } from "../../../client/shared/registrationFields.ts";
import type { FormServiceSettings } from "../../config/externalServices.ts";
import type { CollectedRegistration } from "../../models/lead/registration.ts";
import { isSuccess, requestJson } from "../requestJson.ts";
import { delivered, type FormService, formServiceTimeout, objectOf, undelivered } from "./formService.ts";

/** @returns the fields that the registration's form sends */
function relayedFields(registration: CollectedRegistration) {
  const sent = visitorFields.filter((field) => {
    const when = registrationFields[field].relayed[registration.form];
    return when === "always" || (when === "filled" && registration[field] !== "");
  });
  return eachField(sent, (field) => registration[field]);
}

/**
 * Any service that accepts JSON: `{name, phone, email, visitDate}` from the popup, `{name, phone, message}` from the
 * other forms, plus the optional fields. Reads `ok` and, if present, `id` from its response.
 */
export function genericJson({ url }: FormServiceSettings): FormService {
  return {
    name: "json",
    async deliver(registration) {
      const headers = { "Idempotency-Key": registration.key };
      const response = await requestJson({
        url,
        body: relayedFields(registration),
        headers,
        timeout: formServiceTimeout,
      });
      const { ok, id } = objectOf(response);
      if (!isSuccess(response) || ok === false) return undelivered(response);
      return delivered(response, id);
    },
  };
}
