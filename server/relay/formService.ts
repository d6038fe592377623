import { eachField, type VisitorField, visitorFields } from "../../client/contract/registrationFields.ts";
import type { CollectedRegistration } from "../models/registration.ts";
import type { FormServiceSettings } from "../outsideServices.ts";
import type { Answer } from "./requestJson.ts";

/** What a form-collection service said to a registration. */
export interface Delivery {
  ok: boolean;
  /** The service's own name for what it took. */
  providerId?: string;
  /** Whether the same registration may be taken later. False when something in itself is refused. */
  retryable: boolean;
  /** Fields that the service refused, by name, with its code for the fault: never what was typed. */
  fieldErrors: Record<string, string>;
  /** HTTP status, if one was answered. */
  status?: number;
  /** For developers and the office, empty when it went well. Never personal data. */
  reason: string;
  /** Milliseconds that the service asks to wait for. */
  retryAfter?: number;
}

/** One interface for the services that collect forms. */
export interface FormService {
  name: FormServiceSettings["service"];
  /** Hands a registration over. Never throws. */
  deliver(registration: CollectedRegistration): Promise<Delivery>;
}

/** Milliseconds that a form service may take to answer. */
export const formServiceTimeout = 10_000;

/** Answers that mean that this registration itself is refused; any other may change with time or a repaired setting. */
const refusals = new Set([400, 413, 422]);

/**
 * @param id the service's own name for what it took, if it gave one
 * @returns a registration that a service took
 */
export function delivered({ status }: Answer, id?: unknown): Delivery {
  const providerId = wordOf(id);
  return {
    ok: true,
    retryable: false,
    fieldErrors: {},
    ...(status !== undefined && { status }),
    reason: "",
    ...(providerId && { providerId }),
  };
}

/** @returns how a service's refusal or silence is to be taken. */
export function undelivered(answer: Answer, fieldErrors: Record<string, string> = {}): Delivery {
  const { status, failure, retryAfter } = answer;
  const fields = Object.entries(fieldErrors).map(([field, code]) => `${field}: ${code}`);
  return {
    ok: false,
    retryable: failure !== undefined || status === undefined || !refusals.has(status),
    fieldErrors,
    ...(status !== undefined && { status }),
    reason: [failure ?? `HTTP ${status}`, ...fields].join(", "),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** @returns what the visitor filled in */
export function filledFields(registration: CollectedRegistration): Partial<Record<VisitorField, string>> {
  const filled = visitorFields.filter((field) => registration[field] !== "");
  return eachField(filled, (field) => registration[field]);
}

/** @returns a complete answer with a status of success. */
export const isSuccess = ({ status = 0, failure }: Answer) => failure === undefined && status >= 200 && status < 300;

/** @returns the answer's JSON as an object, empty when it is none. */
export const objectOf = ({ body }: Answer): Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};

/** @returns a word of the service's that may be kept: names and codes, nothing longer. */
export const wordOf = (value: unknown) => (typeof value === "string" ? value : String(value ?? "")).slice(0, 100);
