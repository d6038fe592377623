import type { Request, Response } from "express";
import { wantsJson } from "./wantsJson.ts";

/** Whether the request comes from a plain form, which needs a page as its answer. */
export const fromPlainForm = (request: Request, response: Response): boolean =>
  response.locals.plainForm === true && !wantsJson(request);

/**
 * Answers a successful change: redirects a plain form to a page, sends a script the body or, without one, 204.
 * @param page path that a plain form is redirected to
 */
export function sendChange(
  request: Request,
  response: Response,
  page: string,
  { status, body }: { status: number; body?: object } = { status: 204 },
): void {
  if (fromPlainForm(request, response)) response.redirect(303, page);
  else if (body) response.status(status).json(body);
  else response.status(status).end();
}
