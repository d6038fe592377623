import type { RequestHandler } from "express";
import { BadRequest } from "../httpErrors.ts";

/** Every body here is a set of named fields: no form sends an array. */
export const objectBody: RequestHandler = (request, _response, next) => {
  next(Array.isArray(request.body) ? new BadRequest() : undefined);
};
