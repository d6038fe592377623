import type { Request, Response } from "express";
import { wantsJson } from "../middleware/wantsJson.ts";

/** Whether the request is a plain form's, which wants a page afterwards. */
export const fromPlainForm = (request: Request, response: Response): boolean =>
  response.locals.plainForm === true && !wantsJson(request);

/**
 * Answers a change that was made: a plain form goes on to a page, code gets the body or, without one, nothing.
 * @param page path that a plain form goes to
 */
export function answerChange(
  request: Request,
  response: Response,
  page: string,
  { status, body }: { status: number; body?: object } = { status: 204 },
): void {
  if (fromPlainForm(request, response)) response.redirect(303, page);
  else if (body) response.status(status).json(body);
  else response.status(status).end();
}
