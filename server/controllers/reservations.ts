import type { Request, RequestHandler, Response } from "express";
import { saleHome } from "../../client/complex/homes/saleHomes.ts";
import { homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { looksLikeSlot } from "../../client/complex/sale/visitSlots.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import type { CustomerProps, VisitDay } from "../../client/shared/visit.ts";
import type { PageCache } from "../views/pageCache.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { negotiated, ResponseBody } from "../views/responseBody.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import { siteOf } from "./site.ts";

/** Milliseconds for which visitors share the page: the places left change with each booking. */
const lifetime = 1_000;

/** The pages that list times for visits. */
export function reservationsController(renderer: PageRenderer, cache: PageCache, days: () => Promise<VisitDay[]>) {
  /** Sends the page at a path; all requests within the lifetime share it. */
  async function share(request: Request, response: Response, path: string, chosen?: CustomerProps["chosen"]) {
    const kind = wantsJson(request) ? "json" : "html";
    const key = `visits ${kind} ${path} ${JSON.stringify(chosen ?? {})}`;
    const write = async () => {
      const props: CustomerProps = { days: await days(), ...(chosen && { chosen }) };
      const text = kind === "json" ? JSON.stringify(props) : await renderer.page(path, props);
      return new ResponseBody(text, { headers: negotiated(kind), quality: 4 });
    };
    const body = await cache.share(key, write, { lifetime });
    await body.send(request, response);
  }

  /** GET /{site}/customer */
  const show: RequestHandler = (request, response) => {
    const [visitDate, home, type] = [request.query.visitDate, request.query.home, request.query.type].map(asText);
    const chosen = {
      ...(visitDate && looksLikeSlot(visitDate) && { visitDate }),
      ...(home && saleHome(home) && { unit: homeNameOf(home) }),
      ...(unitTypes.some(({ label }) => label === type) && { interestType: type }),
    };
    const isChosen = Object.keys(chosen).length > 0;
    return share(request, response, `/${siteOf(request)}/customer`, isChosen ? chosen : undefined);
  };

  /** GET the directions page */
  const directions: RequestHandler = (request, response) => share(request, response, "/Promotion/visit");

  return { show, directions };
}
