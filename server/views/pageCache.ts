import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { notFound, type Page, pages } from "../../client/content/pages.ts";
import type { HeaderList } from "../middleware/security.ts";
import { Compressed, chooseEncoding, type Encoding } from "./compressed.ts";
import type { PageResponder } from "./pageResponder.ts";

interface Kept {
  status: number;
  etag: string;
  body: Compressed;
  /** Complete answers, ready to be written: raw header pairs and bytes. */
  ready: Map<Encoding, { headers: string[]; body: Buffer }>;
}

/** Pages whose address has no parameter: they need nothing but their own words. */
const kept = pages.filter((page) => !page.path.includes(":"));

/**
 * The pages that need no database, drawn once and kept with their compressed bytes. They are answered ahead of the
 * application, without a framework, so that a campaign's first minute costs what serving a file costs.
 */
export class PageCache {
  readonly #responder: PageResponder;
  readonly #headers: HeaderList;
  readonly #keep: boolean;
  readonly #pages = new Map<string, Page>();
  readonly #answers = new Map<string, Promise<Kept> | Kept>();

  constructor(responder: PageResponder, headers: HeaderList, keep: boolean) {
    this.#responder = responder;
    this.#headers = headers;
    this.#keep = keep;
    for (const page of kept)
      for (const path of [page.path, ...(page.also ?? [])]) this.#pages.set(path.toLowerCase(), page);
  }

  /** @returns the page that a request asks for, in any letter case, if it is one of those kept */
  find({ method, url = "/" }: IncomingMessage): Page | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const query = url.indexOf("?");
    const path = (query < 0 ? url : url.slice(0, query)).toLowerCase();
    return this.#pages.get(path) ?? this.#pages.get(path.replace(/\/+$/, ""));
  }

  /**
   * Answers a request for a page that is ready in the encoding asked for.
   * @returns false when there is none: nothing has been written then
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.find(request);
    const answer = page && this.#answers.get(page.path);
    if (!answer || answer instanceof Promise) return false;
    const ready = answer.ready.get(chooseEncoding(request.headers["accept-encoding"]));
    if (!ready) return false;
    write(request, response, answer, ready);
    return true;
  }

  /** Draws and answers: for the first request of a page and for addresses that no page has. */
  async show(page: Page, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#get(page);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const ready = answer.ready.get(encoding) ?? (await this.#prepare(answer, encoding));
    write(request, response, answer, ready);
  }

  async #get(page: Page): Promise<Kept> {
    const known = this.#answers.get(page.path);
    if (known) return known;
    const drawing = this.#draw(page);
    if (!this.#keep) return drawing;
    this.#answers.set(page.path, drawing);
    try {
      const answer = await drawing;
      this.#answers.set(page.path, answer);
      return answer;
    } catch (error) {
      this.#answers.delete(page.path);
      throw error;
    }
  }

  async #draw(page: Page): Promise<Kept> {
    const html = await this.#responder.page(page === notFound ? "/not-found" : page.path);
    // Weak: the encodings share it.
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    return { status: page === notFound ? 404 : 200, etag, body: new Compressed(html, 9), ready: new Map() };
  }

  async #prepare(answer: Kept, encoding: Encoding) {
    const body = await answer.body.as(encoding);
    const headers = [
      ...this.#headers.flat(),
      "Content-Type",
      "text/html; charset=utf-8",
      "Cache-Control",
      answer.status === 200 ? "no-cache" : "no-store",
      "ETag",
      answer.etag,
      "Vary",
      "Accept-Encoding",
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      "Content-Length",
      String(body.length),
    ];
    const ready = { headers, body };
    answer.ready.set(encoding, ready);
    return ready;
  }
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Kept,
  { headers, body }: { headers: string[]; body: Buffer },
): void {
  if (answer.status === 200 && request.headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, headers.slice(0, -2)).end();
    return;
  }
  response.writeHead(answer.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}
