import type { RequestHandler } from "express";
import type { Context } from "../context.ts";
import { NotFound } from "../httpErrors.ts";
import { pictureFileSize, readPictureFile } from "../models/article/picture.ts";
import { immutable } from "../services/assets/hashNamed.ts";
import { SharedBuffers } from "../services/pictures/sharedBuffers.ts";
import { asText } from "./asText.ts";

/** Memory for pictures, in bytes. */
const maxBytes = 24 * 1024 * 1024;

const fileName = /^([0-9a-f]{32})-((?:\d{3,4}\.(?:avif|webp))|preview\.jpg)$/;
const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** Keeps a picture that is opened by itself from running anything. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The files of articles' pictures. Their names contain a hash, so an answer never expires. */
export function picturesController({ database: { db } }: Context) {
  const buffers = new SharedBuffers(maxBytes);

  /** GET /uploads/{hash}-{width}.avif, .webp, /uploads/{hash}-preview.jpg */
  const show: RequestHandler = async (request, response) => {
    const key = asText(request.params.file);
    const [, hash = "", name = ""] = fileName.exec(key) ?? [];
    const size = hash && (await pictureFileSize(db, hash, name));
    if (!size) throw new NotFound();
    const setHeaders = () => {
      response.set({
        "Content-Type": types[name.split(".")[1] ?? ""],
        "Cache-Control": immutable,
        ETag: `"${key}"`,
        "Content-Security-Policy": policy,
      });
    };
    if (request.headers["if-none-match"] === `"${key}"`) {
      setHeaders();
      response.removeHeader("Content-Type");
      response.status(304).end();
      return;
    }
    if (request.method === "HEAD") {
      setHeaders();
      response.set("Content-Length", String(size)).end();
      return;
    }
    const bytes = await buffers.acquire(key, size, () => readPictureFile(db, hash, name));
    if (!bytes) throw new NotFound();
    const release = () => buffers.release(key);
    if (response.destroyed) return release();
    response.once("close", release);
    setHeaders();
    response.set("Content-Length", String(bytes.length)).end(bytes);
  };

  return { show };
}
