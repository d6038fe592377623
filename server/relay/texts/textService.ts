import type { TextDelivery } from "../../models/textDelivery.ts";
import type { TextMessage } from "./compose.ts";

/** What became of one step. `reason` names codes, never a number or words. */
export type Step<Value> = { ok: true; value: Value } | { ok: false; retryable: boolean; reason: string };

/**
 * A service that sends texts in two steps, so that an answer that never comes can't make two texts: what was prepared
 * but not released is never sent, and releasing asks first whether it has gone already.
 */
export interface TextService {
  /**
   * Hands the text over without sending it.
   * @param to digits of a mobile number
   * @returns the service's name for it
   */
  prepare(to: string, message: TextMessage): Promise<Step<string>>;
  /** Sends what was prepared, once, however often it is called. */
  release(id: string): Promise<Step<undefined>>;
  /** @returns what became of it, `pending` as long as nobody knows */
  result(id: string): Promise<Step<TextDelivery | "pending">>;
}
