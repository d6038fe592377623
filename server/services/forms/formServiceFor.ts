import type { FormServiceSettings } from "../../config/externalServices.ts";
import type { FormService } from "./formService.ts";
import { formspree } from "./formspree.ts";
import { genericJson } from "./genericJson.ts";
import { web3forms } from "./web3forms.ts";

/** @returns the configured form service */
export function formServiceFor(settings: FormServiceSettings): FormService {
  const services = { json: genericJson, formspree, web3forms };
  return services[settings.service](settings);
}
