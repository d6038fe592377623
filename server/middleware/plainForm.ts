import type { RequestHandler } from "express";

const methods = new Set(["PUT", "DELETE"]);

/**
 * Plain forms know GET and POST alone: one with a field `_method` asks for PUT or DELETE. The controller finds
 * `response.locals.plainForm` set, because such a form wants a page afterwards.
 */
export const plainForm: RequestHandler = (request, response, next) => {
  if (request.method === "POST" && request.is("application/x-www-form-urlencoded")) {
    response.locals.plainForm = true;
    const wanted = String(request.body?._method ?? "").toUpperCase();
    if (methods.has(wanted)) request.method = wanted;
  }
  next();
};
