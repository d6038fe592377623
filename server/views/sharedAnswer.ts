import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderList } from "../middleware/security.ts";
import { Compressed, chooseEncoding, type Encoding } from "./compressed.ts";
import type { Held } from "./htmlCache.ts";

/** Header names and values by turns, as `writeHead` takes them. */
export type RawHeaders = readonly string[];

interface Ready {
  headers: string[];
  body: Buffer;
}

interface Parts {
  status?: number;
  /** All but the validator's and those that tell of the encoding and the length. */
  headers: RawHeaders;
  body: string;
  /** Brotli's, 0 to 11: high for what is cached for long, low for what is cached for a second. */
  quality: number;
  /** Whether a client may ask whether its copy is still good. */
  validated?: boolean;
}

/** An answer for many visitors: its head, and its body in each encoding that one of them asked for. */
export class SharedAnswer implements Held {
  readonly status: number;
  readonly etag: string | undefined;
  readonly bytes: number;
  readonly #headers: RawHeaders;
  readonly #body: Compressed;
  readonly #ready = new Map<Encoding, Ready>();

  constructor({ status = 200, headers, body, quality, validated = false }: Parts) {
    this.status = status;
    this.#body = new Compressed(body, quality);
    // Weak: the encodings share it.
    this.etag = validated ? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` : undefined;
    this.#headers = this.etag ? [...headers, "ETag", this.etag] : headers;
    // The encodings are counted before they are made: both of them together are smaller than the text.
    this.bytes = 2 * this.#body.identity.length;
  }

  /**
   * Writes the answer if it is ready in the encoding that this client takes.
   * @returns false when it isn't: nothing has been written then
   */
  sendReady(request: IncomingMessage, response: ServerResponse): boolean {
    const ready = this.#ready.get(chooseEncoding(request.headers["accept-encoding"]));
    if (!ready) return false;
    this.#write(request, response, ready);
    return true;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const ready = this.#ready.get(encoding) ?? (await this.#prepare(encoding));
    this.#write(request, response, ready);
  }

  async #prepare(encoding: Encoding): Promise<Ready> {
    const body = await this.#body.as(encoding);
    const ready = { headers: describeBody(this.#headers, encoding, body), body };
    this.#ready.set(encoding, ready);
    return ready;
  }

  #write(request: IncomingMessage, response: ServerResponse, { headers, body }: Ready): void {
    if (this.etag && request.headers["if-none-match"]?.includes(this.etag)) {
      // Without the length, which stands last.
      response.writeHead(304, headers.slice(0, -2)).end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Headers of a page whose one URL answers HTML and JSON: caches must tell them apart, and Back must not show the JSON. */
export const negotiatedHeaders = (security: HeaderList, kind: "html" | "json"): RawHeaders => [
  ...security.flat(),
  "Content-Type",
  kind === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
  "Cache-Control",
  kind === "json" ? "no-store" : "private, no-cache",
  "Vary",
  "Accept, Accept-Encoding",
];

/** @returns an answer's headers with those of its body, the length last */
export function describeBody(headers: RawHeaders, encoding: Encoding, body: Buffer): string[] {
  return [
    ...headers,
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    "Content-Length",
    String(body.length),
  ];
}
