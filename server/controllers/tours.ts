import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { security, securityHeaders } from "../middleware/security.ts";
import { send } from "../views/answer.ts";
import { Compressed } from "../views/compressed.ts";
import type { PageResponder } from "../views/pageResponder.ts";

/** A tour's own page: the one that our pages, and nobody else's, may show in a frame. */
export function toursController(context: Context, responder: PageResponder): RequestHandler<{ label: string }> {
  const framed = security(securityHeaders(context.config, "tour"));
  const kept = new Map<string, Compressed>();

  return async (request, response, next) => {
    const label = request.params.label.toUpperCase();
    const known = kept.get(label);
    const html = known ? undefined : await responder.tour(label);
    const page = known ?? (html && new Compressed(html, 9));
    if (!page) return next();
    if (context.views.keep) kept.set(label, page);
    framed(request, response, () => {});
    await send(request, response, page, { json: false });
  };
}
