import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderList } from "../middleware/security.ts";
import { Compressed, chooseEncoding, type Encoding } from "./compressed.ts";
import type { Sized } from "./htmlCache.ts";

/** Header names and values alternately, as `writeHead` accepts them. */
export type RawHeaders = readonly string[];

interface Ready {
  headers: string[];
  body: Buffer;
}

interface Parts {
  status?: number;
  /** All except ETag, Content-Encoding and Content-Length. */
  headers: RawHeaders;
  body: string;
  /** Brotli's, 0 to 11: high for long-lived answers, low for those cached for a second. */
  quality: number;
  /** Whether clients may revalidate their copy. */
  validated?: boolean;
}

/** An answer for many visitors: its headers, and its body in each encoding that was requested. */
export class SharedAnswer implements Sized {
  readonly status: number;
  readonly etag: string | undefined;
  readonly bytes: number;
  readonly #headers: RawHeaders;
  readonly #body: Compressed;
  readonly #ready = new Map<Encoding, Ready>();

  constructor({ status = 200, headers, body, quality, validated = false }: Parts) {
    this.status = status;
    this.#body = new Compressed(body, quality);
    // Weak, because the encodings share it.
    this.etag = validated ? `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` : undefined;
    this.#headers = this.etag ? [...headers, "ETag", this.etag] : headers;
    // Counts the encodings in advance: both together are smaller than the text.
    this.bytes = 2 * this.#body.identity.length;
  }

  /**
   * Writes the answer if it is ready in an encoding that this client accepts.
   * @returns false when it isn't; nothing has been written then
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
      // Without Content-Length, which is last.
      response.writeHead(304, headers.slice(0, -2)).end();
      return;
    }
    response.writeHead(this.status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Headers of a page whose URL answers HTML and JSON: caches must tell them apart, and Back must not show the JSON. */
export const negotiatedHeaders = (security: HeaderList, kind: "html" | "json"): RawHeaders => [
  ...security.flat(),
  "Content-Type",
  kind === "json" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
  "Cache-Control",
  kind === "json" ? "no-store" : "private, no-cache",
  "Vary",
  "Accept, Accept-Encoding",
];

/** @returns an answer's headers with those of its body, Content-Length last */
export function describeBody(headers: RawHeaders, encoding: Encoding, body: Buffer): string[] {
  return [
    ...headers,
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    "Content-Length",
    String(body.length),
  ];
}
