import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Variables of the services that registrations, texts and alerts go to. */
export const outsideVariables = {
  RELAY_SERVICE: z.preprocess(
    (value) => value || undefined,
    z.enum(["json", "formspree", "web3forms"]).default("json"),
  ),
  RELAY_URL: optional(httpUrl),
  RELAY_KEY: optional(z.string().regex(/^[\w-]{1,100}$/, "must be letters, digits and dashes")),
};

type Values = z.output<z.ZodObject<typeof outsideVariables>>;

export interface FormServiceSettings {
  service: "json" | "formspree" | "web3forms";
  url: string;
  /** Web3Forms' access key. */
  key: string;
}

/** @returns a line for each variable that is missing, as [variable, what is wrong]. */
export function missingVariables(values: Values): [string, string][] {
  const missing: [string, string][] = [];
  if (values.RELAY_SERVICE === "formspree" && !values.RELAY_KEY && !values.RELAY_URL)
    missing.push(["RELAY_KEY", "is required for formspree: the form's id"]);
  if (values.RELAY_SERVICE === "web3forms" && !values.RELAY_KEY)
    missing.push(["RELAY_KEY", "is required for web3forms: the access key"]);
  return missing;
}

/** @returns where registrations are handed on to; undefined keeps them in the database alone. */
export function formServiceSettings({ RELAY_SERVICE, RELAY_URL, RELAY_KEY = "" }: Values) {
  const addresses = {
    json: undefined,
    formspree: `https://formspree.io/f/${RELAY_KEY}`,
    web3forms: "https://api.web3forms.com/submit",
  };
  const url = RELAY_URL ?? addresses[RELAY_SERVICE];
  return url ? ({ service: RELAY_SERVICE, url, key: RELAY_KEY } satisfies FormServiceSettings) : undefined;
}
