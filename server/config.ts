import { z } from "zod";
import { consent } from "../client/content/consent.ts";
import {
  alertSettings,
  formServiceSettings,
  missingVariables,
  outsideVariables,
  textServiceSettings,
} from "./outsideServices.ts";

const trustProxy = z
  .string()
  .default("false")
  .transform((value) =>
    value === "true" ? 1 : value === "false" ? false : /^\d+$/.test(value) ? Number(value) : value,
  )
  .describe("hops, addresses or a subnet name, as Express's trust proxy takes them");

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: optional(z.string()),
    PUBLIC_URL: optional(httpUrl),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" })),
    DATA_DIR: z.string().default("data"),
    SESSION_SECRET: optional(z.string().min(32, "must be at least 32 characters of randomness")),
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(10, "must be at least 10 characters")),
    ...outsideVariables,
    TRUST_PROXY: trustProxy,
    METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
    METRICS_HOST: z.string().default("127.0.0.1"),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    REGISTRATION_LIMIT: z.coerce.number().int().positive().default(60),
    SIGN_IN_LIMIT: z.coerce.number().int().positive().default(10),
    RETENTION_DAYS: z.coerce
      .number()
      .int()
      .positive()
      .max(
        consent.retentionDays,
        `may not be longer than the ${consent.retentionDays} days that the notice beside the forms promises`,
      )
      .default(consent.retentionDays),
    DESK_LOG_DAYS: z.coerce
      .number()
      .int()
      .min(365, "must be 365 or more: such a log has to be kept for a year at least")
      .default(730),
    SUDO_UID: optional(z.coerce.number().int().positive()),
  })
  .refine((env) => !env.DATABASE_URL || env.SESSION_SECRET, {
    path: ["SESSION_SECRET"],
    error: "is required with DATABASE_URL; make one with: openssl rand -hex 32",
  })
  .check(({ value, issues }) => {
    for (const [name, message] of missingVariables(value))
      issues.push({ code: "custom", path: [name], message, input: undefined });
  });

export type Config = ReturnType<typeof readConfig>;

/**
 * The only reader of the environment.
 * @throws Error with a line for each wrong variable, fit to be shown to the operator.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    /** Undefined: every address, of IPv6 too where the machine has it. */
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    sessionSecret: values.SESSION_SECRET,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    /** Where registrations are handed on to; undefined keeps them in the database alone. */
    formService: formServiceSettings(values),
    /** What sends texts; undefined writes them down and sends none. */
    textService: textServiceSettings(values),
    /** The free number for saying no, without which no advertising is sent. */
    optOut: values.SMS_OPT_OUT,
    alerts: alertSettings(values),
    trustProxy: values.TRUST_PROXY,
    /** Where Prometheus asks; undefined: nowhere. */
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    /** Registrations and failed sign-ins that one address may make in a window. */
    limits: { registrations: values.REGISTRATION_LIMIT, signIns: values.SIGN_IN_LIMIT },
    /** Registrations are deleted this many days after they came. */
    retentionDays: values.RETENTION_DAYS,
    /** What the office did with registrations stays in its log this many days. */
    deskLogDays: values.DESK_LOG_DAYS,
    sudoUid: values.SUDO_UID,
  };
}
