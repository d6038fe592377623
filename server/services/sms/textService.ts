import type { TextDelivery } from "../../models/text/textDelivery.ts";
import type { TextMessage } from "./compose.ts";

/** The result of one step. `reason` contains codes only, never a number or text. */
export type Step<Value> = { ok: true; value: Value } | { ok: false; retryable: boolean; reason: string };

/**
 * A service that sends texts in two steps, so that a lost answer can't send a text twice: a prepared text is never sent
 * unless released, and releasing first checks whether it was sent already.
 */
export interface TextService {
  /**
   * Uploads the text without sending it.
   * @param to digits of a mobile number
   * @returns the service's id for it
   */
  prepare(to: string, message: TextMessage): Promise<Step<string>>;
  /** Sends a prepared text, once, however often it is called; `to` and `message` are those that it was prepared with. */
  release(id: string, to: string, message: TextMessage): Promise<Step<undefined>>;
  /** @returns its result, `pending` while it is unknown */
  result(id: string): Promise<Step<TextDelivery | "pending">>;
}
