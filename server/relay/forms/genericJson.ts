import type { FormServiceSettings } from "../../outsideServices.ts";
import { delivered, type FormService, isSuccess, objectOf, patience, undelivered } from "../formService.ts";
import { postJson } from "../postJson.ts";

/**
 * Any service that takes JSON: `{name, phone, email, visitDate}` of the popup, `{name, phone, message}` of the other two,
 * with the visit that was booked. Of its answer the ok flag is read, and an id where it gives one.
 */
export function genericJson({ url }: FormServiceSettings): FormService {
  return {
    name: "json",
    async deliver({ form, name, phone, email, visitDate, message, key }) {
      const body =
        form === "popup"
          ? { name, phone, email, visitDate }
          : { name, phone, message, ...(visitDate && { visitDate }) };
      const answer = await postJson({ url, body, headers: { "Idempotency-Key": key }, patience });
      const { ok, id } = objectOf(answer);
      if (!isSuccess(answer) || ok === false) return undelivered(answer);
      return delivered(answer, id);
    },
  };
}
