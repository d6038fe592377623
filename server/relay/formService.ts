import type { StoredRegistration } from "../models/registration.ts";

/** Milliseconds that the form service may take to answer. */
const patience = 10_000;

/**
 * Hands a registration to the form-collection service.
 * @throws Error when the service can't be reached, is too slow or doesn't answer ok: the caller tries again later.
 *   Its message names no personal data.
 */
export async function relayToFormService(
  url: string,
  { form, name, phone, email, visitDate, message, key }: StoredRegistration,
): Promise<void> {
  const body = form === "popup" ? { name, phone, email, visitDate } : { name, phone, message };
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The form service answered ${response.status}`);
}
