import type { Request, RequestHandler, Response } from "express";
import { homeKeys, homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { looksLikeSlot } from "../../client/complex/sale/visitSlots.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import type { CustomerProps, VisitDay } from "../../client/shared/visit.ts";
import { asText } from "../input/asText.ts";
import { siteOf } from "../input/site.ts";
import type { HeaderList } from "../middleware/security.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import type { HtmlCache } from "../views/htmlCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { negotiatedHeaders, SharedAnswer } from "../views/sharedAnswer.ts";

/** Milliseconds for which visitors share the page: the places left change with each booking. */
const lifetime = 1_000;

/** The pages that list times for visits. */
export function reservationsController(
  responder: PageResponder,
  cache: HtmlCache,
  security: HeaderList,
  days: () => Promise<VisitDay[]>,
) {
  /** Sends the page at a path; all requests within the lifetime share it. */
  async function share(request: Request, response: Response, path: string, chosen?: CustomerProps["chosen"]) {
    const kind = wantsJson(request) ? "json" : "html";
    const key = `visits ${kind} ${path} ${JSON.stringify(chosen ?? {})}`;
    const answer = await cache.share(key, { lifetime }, async () => {
      const props: CustomerProps = { days: await days(), ...(chosen && { chosen }) };
      const body = kind === "json" ? JSON.stringify(props) : await responder.page(path, props);
      return new SharedAnswer({ headers: negotiatedHeaders(security, kind), body, quality: 4 });
    });
    await answer.send(request, response);
  }

  /** GET /{site}/customer */
  const show: RequestHandler = (request, response) => {
    const [visitDate, home, type] = [request.query.visitDate, request.query.home, request.query.type].map(asText);
    const chosen = {
      ...(visitDate && looksLikeSlot(visitDate) && { visitDate }),
      ...(home && homeKeys.includes(home) && { unit: homeNameOf(home) }),
      ...(unitTypes.some(({ label }) => label === type) && { interestType: type }),
    };
    const isChosen = Object.keys(chosen).length > 0;
    return share(request, response, `/${siteOf(request)}/customer`, isChosen ? chosen : undefined);
  };

  /** GET the directions page */
  const directions: RequestHandler = (request, response) => share(request, response, "/Promotion/visit");

  return { show, directions };
}
