import type { TextServiceSettings } from "../../config/externalServices.ts";
import { nhnCloud } from "./nhnCloud.ts";
import { solapi } from "./solapi.ts";
import type { TextService } from "./textService.ts";

const services = { solapi, nhn: nhnCloud };

export const textServiceFor = (settings: TextServiceSettings): TextService => services[settings.service](settings);
