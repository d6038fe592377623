import type { Request, Response } from "express";
import { wantsJson } from "./wantsJson.ts";

interface Problem {
  /** The first of the fields' messages. */
  message: string;
  /** A message per field; one at least. */
  fields: Record<string, string>;
}

/**
 * Answers a form with invalid fields: a script gets the messages, a plain form its page with them.
 * @param show sends that page
 */
export async function sendInvalid(
  request: Request,
  response: Response,
  fields: Problem["fields"],
  show: (problem: Problem) => Promise<void>,
  status = 422,
): Promise<void> {
  const [message = ""] = Object.values(fields);
  response.status(status);
  if (wantsJson(request)) response.json({ ok: false, message, fields });
  else await show({ message, fields });
}
