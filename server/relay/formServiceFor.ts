import type { FormServiceSettings } from "../config/externalServices.ts";
import { formspree } from "../services/forms/formspree.ts";
import { genericJson } from "../services/forms/genericJson.ts";
import { web3forms } from "../services/forms/web3forms.ts";
import type { FormService } from "./formService.ts";

/** @returns the configured form service */
export function formServiceFor(settings: FormServiceSettings): FormService {
  const services = { json: genericJson, formspree, web3forms };
  return services[settings.service](settings);
}
