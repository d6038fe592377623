import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import { chooseEncoding, type Encoding, ownMemory } from "./encoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Headers = Readonly<Record<string, string>>;

/** Headers of a URL that answers HTML and JSON: caches must tell them apart, and Back must not show the JSON. */
export const negotiated = (kind: "html" | "json"): Headers => ({
  "Content-Type": kind === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
  "Cache-Control": kind === "json" ? "no-store" : "private, no-cache",
  Vary: "Accept, Accept-Encoding",
});

interface Options {
  /** Except ETag, Content-Encoding and Content-Length. */
  headers: Headers;
  /** Brotli's, 0 to 11: high for bodies that are cached for long, low for those sent once. */
  quality: number;
  /** Whether clients may revalidate their copy. */
  validated?: boolean;
}

/** A body for one client or many, compressed once for each encoding that they accept. */
export class ResponseBody {
  /** Bytes in memory: the encodings are counted in advance, and together are smaller than the text. */
  readonly bytes: number;
  readonly #text: Buffer;
  readonly #quality: number;
  readonly #headers: [string, string][];
  readonly #etag: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string, { headers, quality, validated = false }: Options) {
    this.#text = ownMemory(Buffer.from(text));
    this.bytes = 2 * this.#text.length;
    this.#quality = quality;
    this.#headers = Object.entries(headers);
    // Weak, because the encodings share it.
    this.#etag = validated ? `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` : undefined;
  }

  /** Sends the body, or 304 to a client that has it. */
  async send(request: Request, response: Response): Promise<void> {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const body = await this.#encode(encoding);
    for (const [name, value] of this.#headers) response.setHeader(name, value);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    if (this.#etag) {
      response.setHeader("ETag", this.#etag);
      if (request.headers["if-none-match"]?.includes(this.#etag)) {
        response.status(304).end();
        return;
      }
    }
    response.setHeader("Content-Length", body.length);
    response.end(body);
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = this.#compress(encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.#text;
    if (encoding === "gzip") return ownMemory(await compressGzip(this.#text, { level: Math.min(9, this.#quality) }));
    return ownMemory(
      await compressBrotli(this.#text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: this.#quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.#text.length,
        },
      }),
    );
  }
}
