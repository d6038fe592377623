import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { consent } from "../../client/copy/consent.ts";
import { shortestPassword } from "../../client/shared/account.ts";
import { fieldLimits } from "../../client/shared/limits.ts";
import {
  alertSettings,
  externalServiceVariables,
  formServiceSettings,
  missingVariables,
  operatorVariables,
  pixelIds,
  textServiceSettings,
} from "./externalServices.ts";

const hopNames = new Set(["loopback", "linklocal", "uniquelocal"]);

/** Whether Express accepts the value as a proxy: an address, a subnet, or the name of one. */
function isProxy(value: string): boolean {
  const [address = "", prefix, ...more] = value.split("/");
  const version = isIP(address);
  if (version === 0) return hopNames.has(value);
  return (
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
  );
}

const trustProxy = z
  .string()
  .default("false")
  .transform((value) =>
    value === "true" ? 1 : value === "false" ? false : /^\d{1,3}$/.test(value) ? Number(value) || false : value,
  )
  .refine(
    (value) => typeof value !== "string" || value.split(",").every((word) => isProxy(word.trim())),
    "must be the number of proxies in front (1 behind Caddy), false, or their addresses",
  )
  .describe("hops, addresses or a subnet name, as Express's trust proxy takes them");

/** @param unit what is counted */
const wholeNumber = (unit: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be ${unit}, ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be ${unit}, ${min} to ${max}`);

/** Only an origin: a path would be lost, and `https://https://host` is a URL, too. */
const origin = z.url({ protocol: /^https?$/, error: "must be an http or https URL", abort: true }).refine((text) => {
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}, "must be a scheme and a host only, such as https://www.example.com");

/** What a search engine asks to see on a page, before it shows the owner how it lists the site. */
const verification = z
  .string()
  .regex(/^[\w=-]{1,200}$/, "must be the content of the tag that the search engine gives, without the tag")
  .optional();

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: wholeNumber("a port number", 0, 65_535).default(3000),
    HOST: z.string().optional(),
    PUBLIC_URL: origin.optional(),
    NAVER_SITE_VERIFICATION: verification,
    GOOGLE_SITE_VERIFICATION: verification,
    KAKAO_CHANNEL_URL: z.url({ protocol: /^https$/, error: "must be an https URL" }).optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }).optional(),
    DATA_DIR: z.string().default("data"),
    ASSETS_DIR: z
      .string()
      .transform((folder) => resolve(folder))
      .optional(),
    SESSION_SECRET: z.string().min(32, "must be at least 32 characters of randomness").optional(),
    ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(shortestPassword, `must be at least ${shortestPassword} characters`)
      .max(fieldLimits.password, `must be at most ${fieldLimits.password} characters`)
      .optional(),
    ...externalServiceVariables,
    ...operatorVariables,
    TRUST_PROXY: trustProxy,
    AD_CLICK_IDS: z
      .enum(["true", "false"], "must be true or false")
      .default("false")
      .transform((value) => value === "true"),
    METRICS_PORT: wholeNumber("a port number", 0, 65_535).optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    REGISTRATION_LIMIT: wholeNumber("a number of registrations", 1, 100_000_000).default(60),
    REGISTRATION_FLOOD: wholeNumber("a number of registrations", 1, 100_000_000).default(300),
    TEXT_LIMIT_HOUR: wholeNumber("a number of texts", 1, 100_000_000).default(300),
    TEXT_LIMIT_DAY: wholeNumber("a number of texts", 1, 100_000_000).default(2_000),
    SMS_MONTHLY_BUDGET: wholeNumber("a number of texts", 1, 100_000_000).optional(),
    SIGN_IN_LIMIT: wholeNumber("a number of sign-ins", 1, 100_000_000).default(10),
    RETENTION_DAYS: wholeNumber("a number of days", 1, 100_000)
      .refine(
        (days) => days <= consent.retentionDays,
        `may not be longer than the ${consent.retentionDays} days that the privacy notice beside the forms states`,
      )
      .default(consent.retentionDays),
    DESK_LOG_DAYS: wholeNumber("a number of days", 1, 100_000)
      .refine((days) => days >= 365, "must be 365 or more: the law requires a year at least")
      .default(730),
  })
  .refine((env) => !env.DATABASE_URL || env.SESSION_SECRET, {
    path: ["SESSION_SECRET"],
    error: "is required with DATABASE_URL; make one with: openssl rand -hex 32",
  })
  .check(({ value, issues }) => {
    for (const [name, message] of missingVariables(value))
      issues.push({ code: "custom", path: [name], message, input: undefined });
  });

/** Every variable that is read. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/** Variables whose wrong value may be printed: they contain no secret. */
const printable = new Set([
  "NODE_ENV",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "KAKAO_CHANNEL_URL",
  "TRUST_PROXY",
  "METRICS_PORT",
  "LOG_LEVEL",
  "REGISTRATION_LIMIT",
  "REGISTRATION_FLOOD",
  "TEXT_LIMIT_HOUR",
  "TEXT_LIMIT_DAY",
  "SMS_MONTHLY_BUDGET",
  "SIGN_IN_LIMIT",
  "RETENTION_DAYS",
]);

export type Config = ReturnType<typeof readConfig>;

/**
 * The only reader of the environment.
 * @throws Error with a line for each wrong variable, written for the operator
 */
export function readConfig(env: Record<string, string | undefined>) {
  // Compose files set a variable without a value to the empty string.
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = path.join(".");
      return `  ${name} ${message}${printable.has(name) && nonEmpty[name] ? ` (it is "${nonEmpty[name]}")` : ""}`;
    });
    throw new Error(`The configuration is invalid:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    /** Undefined: every address, IPv6 included where the machine has it. */
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    /** The tags by which search engines know the owner, by name. */
    verification: {
      ...(values.NAVER_SITE_VERIFICATION && { "naver-site-verification": values.NAVER_SITE_VERIFICATION }),
      ...(values.GOOGLE_SITE_VERIFICATION && { "google-site-verification": values.GOOGLE_SITE_VERIFICATION }),
    } as Record<string, string>,
    /** Where visitors chat with the office; undefined: pages have no such link. */
    kakaoChannelUrl: values.KAKAO_CHANNEL_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    /** The folder that all instances share, with the files of recent versions; undefined: only this version's. */
    assetsDir: values.ASSETS_DIR,
    sessionSecret: values.SESSION_SECRET,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    /** The form service that registrations are relayed to; undefined: they stay in the database only. */
    formService: formServiceSettings(values),
    /** The service that sends texts; undefined: texts are stored and not sent. */
    textService: textServiceSettings(values),
    /** The toll-free opt-out number, without which no advertising is sent. */
    optOut: values.SMS_OPT_OUT,
    alerts: alertSettings(values),
    /** Which search engine is told of changed pages; undefined: none. */
    indexNow: values.INDEXNOW_KEY ? { key: values.INDEXNOW_KEY, url: values.INDEXNOW_URL } : undefined,
    /** Ids of services whose scripts pages load for visitors who agree; undefined: none asks. */
    pixels: pixelIds(values),
    /** The company responsible for personal data, and its processor. */
    operator: {
      officer: values.PRIVACY_OFFICER,
      contact: values.PRIVACY_CONTACT,
      hosting: { company: values.HOSTING_COMPANY, country: values.HOSTING_COUNTRY },
      relay: { company: values.RELAY_COMPANY, country: values.RELAY_COUNTRY },
    },
    /** Whether click ids of advertisements are kept with a lead's source. */
    adClickIds: values.AD_CLICK_IDS,
    trustProxy: values.TRUST_PROXY,
    /** The address that Prometheus scrapes; undefined: none. */
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    /** Registrations and failed sign-ins per client address and window. */
    limits: {
      registrations: values.REGISTRATION_LIMIT,
      flood: values.REGISTRATION_FLOOD,
      signIns: values.SIGN_IN_LIMIT,
    },
    /** Automatic texts to all numbers together. */
    textLimits: { hour: values.TEXT_LIMIT_HOUR, day: values.TEXT_LIMIT_DAY, month: values.SMS_MONTHLY_BUDGET },
    /** Days after which a registration is deleted. */
    retentionDays: values.RETENTION_DAYS,
    /** Days for which the log of the office's actions on registrations is kept. */
    deskLogDays: values.DESK_LOG_DAYS,
  };
}

/** Whether visitors come by HTTPS; cookies are then marked Secure. */
export const overTls = ({ publicUrl }: Pick<Config, "publicUrl">) => publicUrl.startsWith("https:");

/** @returns settings that are probably a mistake, though the server can run with them */
export function configWarnings(config: Pick<Config, "publicUrl" | "trustProxy">): string[] {
  if (!overTls(config) || config.trustProxy !== false) return [];
  return [
    "PUBLIC_URL is https, but TRUST_PROXY is not set: nobody can sign in, and all visitors share one limit. Set TRUST_PROXY to the number of proxies in front (1 behind Caddy), which must send X-Forwarded-Proto.",
  ];
}
