import { extname } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import type { Knex } from "knex";
import { AssetLookup } from "../assets/assetLookup.ts";
import { SharedBuffers } from "../assets/sharedBuffers.ts";
import { AnsweredError } from "../http/errors.ts";
import { readAsset } from "../models/asset.ts";
import { chooseEncoding, type Encoding } from "../views/encoding.ts";
import { hashValidator, immutable, isHashNamed } from "./files.ts";

/** Memory for other versions' files, in bytes. */
const maxBytes = 32 * 1024 * 1024;

interface StoredFile {
  name: string;
  encoding: Encoding;
  /** Whether there are compressed variants. */
  varies: boolean;
}

function setHeaders(response: Response, { name, encoding, varies }: StoredFile): void {
  if (varies) response.vary("Accept-Encoding");
  response.type(extname(name));
  response.set({ "Cache-Control": immutable, ETag: hashValidator(name), "Accept-Ranges": "bytes" });
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
}

/**
 * @returns the first and last byte of a Range header; undefined for the whole file, also when the header isn't
 * understood
 * @throws AnsweredError (416) when the file has no such range
 */
function rangeOf(request: Request, response: Response, size: number): { start: number; end: number } | undefined {
  const ifRange = request.get("if-range");
  if (ifRange && ifRange !== response.get("ETag")) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) {
    for (const name of ["Content-Encoding", "ETag", "Accept-Ranges"]) response.removeHeader(name);
    response.set("Content-Range", `bytes */${size}`);
    throw new AnsweredError(416, "파일에 없는 부분을 요청했습니다.");
  }
  return Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}

/**
 * Hash-named files of other versions, from the database: of the next one during a rolling update, whose pages may
 * request them from any instance, and of earlier ones, whose pages are still open somewhere. Answered like files on
 * disk.
 */
export function storedAssets(db: Knex): RequestHandler {
  const lookup = new AssetLookup(db);
  const buffers = new SharedBuffers(maxBytes);

  return async (request, response, next) => {
    const { path: name, method } = request;
    if ((method !== "GET" && method !== "HEAD") || !isHashNamed(name)) return next();
    const sizes = await lookup.find(name);
    if (!sizes) return next();
    const varies = sizes.br !== undefined;
    const encoding = varies ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
    const size = sizes[encoding] ?? sizes.identity;

    const send = (bytes?: Buffer) => {
      setHeaders(response, { name, encoding, varies });
      if (request.fresh) {
        response.removeHeader("Content-Encoding");
        response.removeHeader("Content-Type");
        response.status(304).end();
        return;
      }
      const part = rangeOf(request, response, size);
      if (part) response.status(206).set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
      const { start, end } = part ?? { start: 0, end: size - 1 };
      response.set("Content-Length", String(end - start + 1));
      response.end(bytes?.subarray(start, end + 1));
    };
    if (method === "HEAD") return send();

    const key = `${encoding} ${name}`;
    const bytes = await buffers.acquire(key, size, () => readAsset(db, name, encoding));
    if (!bytes) {
      // Deleted since it was found.
      lookup.forget(name);
      return next();
    }
    const release = () => buffers.release(key);
    if (response.destroyed) return release();
    response.once("close", release);
    send(bytes);
  };
}
