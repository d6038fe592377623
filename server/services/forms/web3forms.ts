import { office } from "../../../client/copy/office.ts";
import type { FormServiceSettings } from "../../config/externalServices.ts";
import { isSuccess, requestJson } from "../requestJson.ts";
import { delivered, type FormService, filledFields, formServiceTimeout, objectOf, undelivered } from "./formService.ts";

/**
 * https://docs.web3forms.com/getting-started/api-reference. Server-side use requires a paid plan and an allowed IP
 * address.
 */
export function web3forms({ url, key: accessKey }: FormServiceSettings): FormService {
  return {
    name: "web3forms",
    async deliver(registration) {
      const { form, name, message, key } = registration;
      const body = {
        access_key: accessKey,
        subject: office.registrationSubject,
        from_name: name,
        message,
        ...filledFields(registration),
        form,
      };
      const response = await requestJson({
        url,
        body,
        headers: { "Idempotency-Key": key },
        timeout: formServiceTimeout,
      });
      const { success, data } = objectOf(response);
      if (!isSuccess(response) || success !== true) return undelivered(response);
      return delivered(response, objectOf({ body: data }).id);
    },
  };
}
