import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { NotFound } from "../httpErrors.ts";
import { readPictureFile } from "../models/article/picture.ts";
import { immutable } from "../services/assets/hashNamed.ts";
import type { PageCache } from "../views/pageCache.ts";
import { asText } from "./asText.ts";

const fileName = /^([0-9a-f]{32})-((?:\d{3,4}\.(?:avif|webp))|preview\.jpg)$/;
const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Keeps a picture that is opened by itself from running anything. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The files of articles' pictures. Their names contain a hash, so an answer never expires. */
export function picturesController({ database: { db } }: Context, cache: PageCache) {
  /** GET /uploads/{hash}-{width}.avif, .webp, /uploads/{hash}-preview.jpg */
  const show: RequestHandler = async (request, response) => {
    const key = asText(request.params.file);
    const [, hash = "", name = ""] = fileName.exec(key) ?? [];
    if (!hash) throw new NotFound();
    const { data } = await cache.share(`upload ${key}`, async () => {
      const read = await readPictureFile(db, hash, name);
      if (!read) throw new NotFound();
      return { data: read, bytes: read.length };
    });
    response.set({
      "Content-Type": types[name.split(".")[1] ?? ""],
      "Cache-Control": immutable,
      ETag: `"${key}"`,
      "Content-Security-Policy": policy,
    });
    response.send(data);
  };

  return { show };
}
