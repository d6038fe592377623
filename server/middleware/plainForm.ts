import type { RequestHandler } from "express";

const methods = new Set(["PUT", "DELETE"]);

/**
 * Plain forms can only GET and POST: a field `_method` requests PUT or DELETE. Sets `response.locals.plainForm`,
 * because such a form needs a page as its answer.
 */
export const plainForm: RequestHandler = (request, response, next) => {
  if (request.method === "POST" && request.is("application/x-www-form-urlencoded")) {
    response.locals.plainForm = true;
    const wanted = String(request.body?._method ?? "").toUpperCase();
    if (methods.has(wanted)) request.method = wanted;
  }
  next();
};
