import { eachField, registrationFields, visitorFields } from "../../../client/contract/registrationFields.ts";
import type { CollectedRegistration } from "../../models/registration.ts";
import type { FormServiceSettings } from "../../outsideServices.ts";
import { delivered, type FormService, formServiceTimeout, isSuccess, objectOf, undelivered } from "../formService.ts";
import { requestJson } from "../requestJson.ts";

/** @returns the fields that the registration's form sends on */
function shapeOf(registration: CollectedRegistration) {
  const sent = visitorFields.filter((field) => {
    const when = registrationFields[field].relayed[registration.form];
    return when === "always" || (when === "filled" && registration[field] !== "");
  });
  return eachField(sent, (field) => registration[field]);
}

/**
 * Any service that takes JSON: `{name, phone, email, visitDate}` of the popup, `{name, phone, message}` of the other two,
 * with what else was filled in. Of its answer the ok flag is read, and an id where it gives one.
 */
export function genericJson({ url }: FormServiceSettings): FormService {
  return {
    name: "json",
    async deliver(registration) {
      const headers = { "Idempotency-Key": registration.key };
      const answer = await requestJson({ url, body: shapeOf(registration), headers, timeout: formServiceTimeout });
      const { ok, id } = objectOf(answer);
      if (!isSuccess(answer) || ok === false) return undelivered(answer);
      return delivered(answer, id);
    },
  };
}
