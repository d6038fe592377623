import { join } from "node:path";
import type { RequestHandler } from "express";
import { homePath } from "../../client/complex/homes/homePath.ts";
import { findHomes, homeQuery, readHomeSearch } from "../../client/complex/homes/homeSearch.ts";
import { hasView, viewKinds } from "../../client/complex/homes/homeViews.ts";
import { countStates, isForSale, ledgerHomes } from "../../client/complex/homes/ledgerHomes.ts";
import { placedHome } from "../../client/complex/homes/saleHomes.ts";
import { stillOf } from "../../client/complex/homes/viewStill.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { homeLines } from "../../client/copy/previewLines.ts";
import type { HomeProps } from "../../client/shared/homeProps.ts";
import { saleOf } from "../../client/shared/sale/sale.ts";
import { NotFound } from "../httpErrors.ts";
import type { LiveLedger } from "../models/home/liveLedger.ts";
import { homePreview } from "../services/pictures/homePreview.ts";
import type { PageCache } from "../views/pageCache.ts";
import { homesLifetime, type PageRenderer } from "../views/pageRenderer.ts";
import { negotiated, ResponseBody } from "../views/responseBody.ts";
import { wantsJson } from "../views/wantsJson.ts";

/** The homes that are left, from the ledger in memory. */
export function homesController(renderer: PageRenderer, cache: PageCache, ledger: LiveLedger, folder: string) {
  /** GET the list as JSON: how many homes are left, and those that match the query. Browsers get a page. */
  const list: RequestHandler = async (request, response, next) => {
    if (!wantsJson(request)) return next();
    const query = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
    const { search, ignored } = readHomeSearch(new URLSearchParams(query));
    const current = await ledger.read();
    const key = `homes ${current.asOf} ${homeQuery(search)} ${ignored.join(" ")}`;
    const write = async () => {
      const homes = ledgerHomes(current);
      const matching = findHomes(homes, search).filter(isForSale);
      const { offered: total, held } = countStates(homes);
      const byType = Object.fromEntries(
        unitTypes.map(({ label }) => [label, countStates(homes.filter(({ type }) => type === label)).offered]),
      );
      const body = {
        ...current,
        remaining: { total, held, byType },
        homes: matching.map((home) => ({ ...home, views: viewKinds.filter((kind) => hasView(home, kind)) })),
        ...(ignored.length > 0 && { ignored }),
      };
      return new ResponseBody(JSON.stringify(body), { headers: negotiated("json"), quality: 5, validated: true });
    };
    const body = await cache.share(key, write, { lifetime: homesLifetime });
    await body.send(request, response);
  };

  /** @throws NotFound for a home that doesn't exist */
  function keyOf(home: unknown): string {
    const key = String(home);
    if (!placedHome(key)) throw new NotFound();
    return key;
  }

  /** GET a home's own page */
  const show: RequestHandler = async (request, response) => {
    const home = keyOf(request.params.home);
    const props: HomeProps = { home };
    const kind = wantsJson(request) ? "json" : "html";
    const write = async () => {
      const text = kind === "json" ? JSON.stringify(props) : await renderer.page(homePath(home), props);
      return new ResponseBody(text, { headers: negotiated(kind), quality: 5, validated: true });
    };
    const key = `home ${kind} ${await renderer.saleKey({ showsHomes: true })} ${home}`;
    const body = await cache.share(key, write, { lifetime: homesLifetime });
    await body.send(request, response);
  };

  /** GET a home's picture for messengers: what its window sees, its name and its price, as a JPEG */
  const preview: RequestHandler = async (request, response) => {
    const home = placedHome(keyOf(request.params.home));
    const still = home && stillOf(home, "day");
    if (!still) throw new NotFound();
    const lines = homeLines(home, saleOf(await renderer.sale()));
    const { jpeg } = await cache.share(`home preview ${lines.join()}`, async () => {
      const made = await homePreview(join(folder, still.file), lines);
      return { jpeg: made, bytes: made.length };
    });
    response.type("jpg").set("Cache-Control", "public, max-age=3600").send(jpeg);
  };

  return { list, show, preview };
}
