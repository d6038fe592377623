import { eachField, type VisitorField, visitorFields } from "../../../client/shared/registrationFields.ts";
import type { FormServiceSettings } from "../../config/externalServices.ts";
import type { CollectedRegistration } from "../../models/lead/registration.ts";
import type { JsonResponse } from "../requestJson.ts";

/** A form service's response to a registration. */
interface Delivery {
  ok: boolean;
  /** The service's id for what it accepted. */
  providerId?: string;
  /** Whether the same registration may be accepted later. False when its contents are rejected. */
  retryable: boolean;
  /** Rejected fields, by name, with the service's error code: never what was typed. */
  fieldErrors: Record<string, string>;
  /** HTTP status, if there was an response. */
  status?: number;
  /** For developers and the office, empty on success. Never personal data. */
  reason: string;
  /** Milliseconds that the service requests to wait. */
  retryAfter?: number;
}

/** One interface for all form services. */
export interface FormService {
  name: FormServiceSettings["service"];
  /** Sends a registration. Never throws. */
  deliver(registration: CollectedRegistration): Promise<Delivery>;
}

/** Timeout of a form service, in milliseconds. */
export const formServiceTimeout = 10_000;

/** Statuses that reject this registration itself; any other may change with time or a corrected setting. */
const refusals = new Set([400, 413, 422]);

/**
 * @param id the service's id for what it accepted, if given
 * @returns the result for an accepted registration
 */
export function delivered({ status }: JsonResponse, id?: unknown): Delivery {
  const providerId = shortText(id);
  return {
    ok: true,
    retryable: false,
    fieldErrors: {},
    ...(status !== undefined && { status }),
    reason: "",
    ...(providerId && { providerId }),
  };
}

/** @returns the result for a rejection or a missing response */
export function undelivered(response: JsonResponse, fieldErrors: Record<string, string> = {}): Delivery {
  const { status, failure, retryAfter } = response;
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

/** @returns the response's JSON object, empty when it isn't one */
export const objectOf = ({ body }: JsonResponse): Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};

/** @returns a value that is safe to store: names and codes, nothing longer */
export const shortText = (value: unknown) => (typeof value === "string" ? value : String(value ?? "")).slice(0, 100);
