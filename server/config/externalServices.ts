import { z } from "zod";
import type { PixelIds } from "../../client/shared/pixels.ts";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });

const templateId = z
  .string()
  .regex(/^\w{5,80}$/, "must be the id that Solapi gives the approved template, such as KA01TP…");

/** Variables of the services that registrations, texts and alerts go to. */
export const externalServiceVariables = {
  RELAY_SERVICE: z.enum(["json", "formspree", "web3forms"]).default("json"),
  RELAY_URL: httpUrl.optional(),
  RELAY_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be letters, digits and dashes")
    .optional(),
  SMS_SERVICE: z.enum(["log", "solapi", "nhn"]).default("log"),
  SOLAPI_API_KEY: z.string().optional(),
  SOLAPI_API_SECRET: z.string().optional(),
  SOLAPI_URL: httpUrl.optional(),
  NHN_APP_KEY: z
    .string()
    .regex(/^\w{1,40}$/, "must be the app key of NHN Cloud's service for texts")
    .optional(),
  NHN_SECRET_KEY: z.string().optional(),
  NHN_URL: httpUrl.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^\d{8,11}$/, "must be the digits of the registered sender's number")
    .optional(),
  SMS_OPT_OUT: z
    .string()
    .regex(/^080-?\d{3,4}-?\d{4}$/, "must be a toll-free number such as 080-123-4567")
    .optional(),
  KAKAO_CHANNEL: z
    .string()
    .regex(/^\w{5,80}$/, "must be the id that Solapi gives the channel, such as KA01PF…")
    .optional(),
  KAKAO_VISIT_TEMPLATE: templateId.optional(),
  KAKAO_REMINDER_TEMPLATE: templateId.optional(),
  NAVER_WCS_ID: z
    .string()
    .regex(/^[\w-]{5,60}$/, "must be the common key of Naver's advertising, such as s_1a2b3c…")
    .optional(),
  KAKAO_PIXEL_ID: z
    .string()
    .regex(/^\d{5,30}$/, "must be the digits of the Kakao pixel's id")
    .optional(),
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z\d]{4,20}$/, "must be the measurement id of Google Analytics, such as G-AB12CD34EF")
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\da-zA-Z-]{8,128}$/, "must be 8 to 128 letters, digits and dashes; make one with: openssl rand -hex 16")
    .optional(),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org"),
  ALERT_WEBHOOK_URL: httpUrl.optional(),
  ALERT_EMAIL: z.email().optional(),
  ALERT_FROM: z.email().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps URL" }).optional(),
};

/** Facts for the privacy policy that only the operator knows. */
export const operatorVariables = {
  PRIVACY_OFFICER: z.string().trim().min(2).max(60).optional(),
  PRIVACY_CONTACT: z.string().trim().min(5).max(100).optional(),
  HOSTING_COMPANY: z.string().trim().min(2).max(60).optional(),
  HOSTING_COUNTRY: z.string().trim().min(1).max(30).optional(),
  RELAY_COMPANY: z.string().trim().min(2).max(60).optional(),
  RELAY_COUNTRY: z.string().trim().min(1).max(30).optional(),
};

type Values = z.output<z.ZodObject<typeof externalServiceVariables>>;

export interface FormServiceSettings {
  service: "json" | "formspree" | "web3forms";
  url: string;
  /** Web3Forms' access key. */
  key: string;
}

export interface TextServiceSettings {
  service: "solapi" | "nhn";
  /** Origin of the service's API. */
  url: string;
  key: string;
  secret: string;
  /** Digits of the registered sender number. */
  sender: string;
  /** KakaoTalk messages (알림톡) sent instead of texts, with their approved templates. */
  kakao?: { channel: string; templates: { visit?: string; reminder?: string } };
}

export interface IndexNowSettings {
  /** Origin of the search engine. */
  url: string;
  /** Public: a file of that name proves that the site is ours. */
  key: string;
}

export interface AlertSettings {
  email?: { smtpUrl: string; to: string; from: string };
  webhook?: string;
}

/** What each service needs. */
const textServiceVariables = {
  log: [],
  solapi: ["SOLAPI_API_KEY", "SOLAPI_API_SECRET", "SMS_SENDER"],
  nhn: ["NHN_APP_KEY", "NHN_SECRET_KEY", "SMS_SENDER"],
} as const;

/** @returns the missing variables, as [variable, what is wrong] */
export function missingVariables(values: Values): [string, string][] {
  const missing: [string, string][] = [];
  if (values.RELAY_SERVICE === "formspree" && !values.RELAY_KEY && !values.RELAY_URL)
    missing.push(["RELAY_KEY", "is required for formspree: the form's id"]);
  if (values.RELAY_SERVICE === "web3forms" && !values.RELAY_KEY)
    missing.push(["RELAY_KEY", "is required for web3forms: the access key"]);
  for (const name of textServiceVariables[values.SMS_SERVICE])
    if (!values[name]) missing.push([name, `is required for ${values.SMS_SERVICE}`]);
  if (values.SMS_SERVICE === "nhn" && values.KAKAO_CHANNEL)
    missing.push(["KAKAO_CHANNEL", "is Solapi's: leave it empty with nhn"]);
  if (!values.KAKAO_CHANNEL && (values.KAKAO_VISIT_TEMPLATE || values.KAKAO_REMINDER_TEMPLATE))
    missing.push(["KAKAO_CHANNEL", "is required for a template"]);
  if (values.ALERT_EMAIL && !values.SMTP_URL) missing.push(["SMTP_URL", "is required for ALERT_EMAIL"]);
  return missing;
}

/** @returns the form service that registrations are relayed to; undefined: they stay in the database only */
export function formServiceSettings({
  RELAY_SERVICE,
  RELAY_URL,
  RELAY_KEY = "",
}: Values): FormServiceSettings | undefined {
  const addresses = {
    json: undefined,
    formspree: `https://formspree.io/f/${RELAY_KEY}`,
    web3forms: "https://api.web3forms.com/submit",
  };
  const url = RELAY_URL ?? addresses[RELAY_SERVICE];
  return url ? { service: RELAY_SERVICE, url, key: RELAY_KEY } : undefined;
}

/** @returns the service that sends texts; undefined: texts are stored and not sent */
export function textServiceSettings(values: Values): TextServiceSettings | undefined {
  const { SMS_SERVICE: service, SMS_SENDER: sender = "" } = values;
  if (service === "log") return undefined;
  if (service === "nhn")
    return {
      service,
      url: values.NHN_URL ?? "https://sms.api.nhncloudservice.com",
      key: values.NHN_APP_KEY ?? "",
      secret: values.NHN_SECRET_KEY ?? "",
      sender,
    };
  const { KAKAO_CHANNEL: channel, KAKAO_VISIT_TEMPLATE: visit, KAKAO_REMINDER_TEMPLATE: reminder } = values;
  return {
    service,
    url: values.SOLAPI_URL ?? "https://api.solapi.com",
    key: values.SOLAPI_API_KEY ?? "",
    secret: values.SOLAPI_API_SECRET ?? "",
    sender,
    ...(channel && { kakao: { channel, templates: { ...(visit && { visit }), ...(reminder && { reminder }) } } }),
  };
}

export function alertSettings({ ALERT_EMAIL: to, ALERT_FROM, SMTP_URL: smtpUrl, ALERT_WEBHOOK_URL }: Values) {
  const settings: AlertSettings = {
    ...(to && smtpUrl && { email: { smtpUrl, to, from: ALERT_FROM ?? to } }),
    ...(ALERT_WEBHOOK_URL && { webhook: ALERT_WEBHOOK_URL }),
  };
  return settings;
}

/** @returns the ids of the services that measure advertisements; undefined without any */
export function pixelIds(values: {
  NAVER_WCS_ID?: string | undefined;
  KAKAO_PIXEL_ID?: string | undefined;
  GOOGLE_ANALYTICS_ID?: string | undefined;
}): PixelIds | undefined {
  const { NAVER_WCS_ID: naver, KAKAO_PIXEL_ID: kakao, GOOGLE_ANALYTICS_ID: google } = values;
  return naver || kakao || google
    ? { ...(naver && { naver }), ...(kakao && { kakao }), ...(google && { google }) }
    : undefined;
}
