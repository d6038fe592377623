import type { RequestHandler } from "express";
import { tours } from "../../client/copy/tours.ts";
import type { Context } from "../config/context.ts";
import { securityHeaders } from "../middleware/security.ts";
import type { HtmlCache } from "../views/htmlCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { negotiatedHeaders, SharedAnswer } from "../views/sharedAnswer.ts";

/** A tour's page: only our own pages may show it in a frame. */
export function toursController({ config }: Context, responder: PageResponder, cache: HtmlCache) {
  const headers = negotiatedHeaders(securityHeaders(config, "tour"), "html");

  /** GET /tours/{label} */
  const show: RequestHandler<{ label: string }> = async (request, response, next) => {
    const label = request.params.label.toUpperCase();
    if (!tours.some((tour) => tour.label === label)) return next();
    const answer = await cache.share(
      `tour ${label}`,
      {},
      async () => new SharedAnswer({ headers, body: await responder.tour(label), quality: 11 }),
    );
    await answer.send(request, response);
  };

  return { show };
}
