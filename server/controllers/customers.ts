import type { RequestHandler } from "express";
import type { CustomerProps, VisitDay } from "../../client/contract/visit.ts";
import { siteOf } from "../input/site.ts";
import type { HeaderList } from "../middleware/security.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import type { HtmlCache } from "../views/htmlCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { negotiatedHeaders, SharedAnswer } from "../views/sharedAnswer.ts";

/** Milliseconds that visitors share the page for: the places left change with each booking. */
const lifetime = 1_000;

/** The visit reservation page. */
export function customersController(
  responder: PageResponder,
  cache: HtmlCache,
  security: HeaderList,
  days: () => Promise<VisitDay[]>,
) {
  /** GET /{site}/customer */
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const kind = wantsJson(request) ? "json" : "html";
    const answer = await cache.share(`customer ${kind} ${site}`, { lifetime }, async () => {
      const props: CustomerProps = { days: await days() };
      const body = kind === "json" ? JSON.stringify(props) : await responder.page(`/${site}/customer`, props);
      return new SharedAnswer({ headers: negotiatedHeaders(security, kind), body, quality: 4 });
    });
    await answer.send(request, response);
  };

  return { show };
}
