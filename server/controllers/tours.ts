import type { RequestHandler } from "express";
import { tours } from "../../client/copy/tours.ts";
import type { Context } from "../context.ts";
import { securityHeaders } from "../middleware/securityHeaders.ts";
import type { PageCache } from "../views/pageCache.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { negotiated, ResponseBody } from "../views/responseBody.ts";

/** A tour's page: only our own pages may show it in a frame. */
export function toursController({ config }: Context, renderer: PageRenderer, cache: PageCache) {
  const security = securityHeaders(config, "tour");

  /** GET /tours/{label} */
  const show: RequestHandler<{ label: string }> = async (request, response, next) => {
    const label = request.params.label.toUpperCase();
    if (!tours.some((tour) => tour.label === label)) return next();
    const write = async () =>
      new ResponseBody(await renderer.tour(label), { headers: negotiated("html"), quality: 11 });
    const body = await cache.share(`tour ${label}`, write);
    response.set(security);
    await body.send(request, response);
  };

  return { show };
}
