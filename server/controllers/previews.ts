import { join } from "node:path";
import type { RequestHandler } from "express";
import { type Picture, pictures } from "../../client/content/generated/pictures.ts";
import { pictureLines } from "../../client/copy/previewLines.ts";
import { previewSize } from "../../client/shared/articleBody.ts";
import { saleOf } from "../../client/shared/sale/sale.ts";
import { NotFound } from "../httpErrors.ts";
import { pagePreview } from "../services/pictures/pagePreview.ts";
import type { PageCache } from "../views/pageCache.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";

const known = new Map<string, Picture>(Object.entries(pictures));

/** @param folder with the site's pictures */
export function previewsController(renderer: PageRenderer, cache: PageCache, folder: string) {
  /** GET /previews/{picture}.jpg: the picture of a page's title bar, for messengers; a type's has its name and lowest price on it */
  const show: RequestHandler = async (request, response) => {
    const picture = known.get(String(request.params.picture));
    if (!picture) throw new NotFound();
    const { base, widths } = picture;
    const width = widths.find((each) => each >= previewSize.width) ?? widths.at(-1);
    const lines = pictureLines(String(request.params.picture), saleOf(await renderer.sale()));
    const { jpeg } = await cache.share(`preview ${base} ${lines.join()}`, async () => {
      const made = await pagePreview(join(folder, `${base}-${width}.avif`), lines);
      return { jpeg: made, bytes: made.length };
    });
    response.type("jpg").set("Cache-Control", "public, max-age=3600").send(jpeg);
  };

  return { show };
}
