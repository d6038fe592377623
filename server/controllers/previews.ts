import { join } from "node:path";
import type { RequestHandler } from "express";
import { type Picture, pictures } from "../../client/content/generated/pictures.ts";
import { previewSize } from "../../client/shared/articleBody.ts";
import { NotFound } from "../httpErrors.ts";
import { pagePreview } from "../services/pictures/pagePreview.ts";
import type { PageCache } from "../views/pageCache.ts";

const known = new Map<string, Picture>(Object.entries(pictures));

/** @param folder with the site's pictures */
export function previewsController(cache: PageCache, folder: string) {
  /** GET /previews/{picture}.jpg: the picture of a page's title bar, for messengers */
  const show: RequestHandler = async (request, response) => {
    const picture = known.get(String(request.params.picture));
    if (!picture) throw new NotFound();
    const { base, widths } = picture;
    const width = widths.find((each) => each >= previewSize.width) ?? widths.at(-1);
    const { jpeg } = await cache.share(`preview ${base}`, async () => {
      const made = await pagePreview(join(folder, `${base}-${width}.avif`));
      return { jpeg: made, bytes: made.length };
    });
    response.type("jpg").set("Cache-Control", "public, max-age=86400").send(jpeg);
  };

  return { show };
}
