import { hash, randomBytes, randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Article, PressDetailProps } from "../../client/contract/article.ts";
import { formatCount } from "../../client/contract/format/format.ts";
import type { HeaderList } from "../middleware/security.ts";
import { takesGzip } from "./compressed.ts";
import { compressedPart, type GzipPart, gzipOf, storedPart } from "./gzipParts.ts";
import type { Held, HtmlCache } from "./htmlCache.ts";
import type { PageResponder } from "./pageResponder.ts";
import { describeBody, negotiatedHeaders, type RawHeaders } from "./sharedAnswer.ts";

/** Parts of a page, compressed. */
class Parts implements Held {
  readonly all: readonly GzipPart[];
  readonly bytes: number;

  constructor(texts: readonly string[]) {
    this.all = texts.map(compressedPart);
    this.bytes = this.all.reduce((sum, { blocks }) => sum + blocks.length, 0);
  }
}

/**
 * Splits a text at pieces that it must hold, each once and in their order.
 * @throws Error when it doesn't: a page must not be put together from guesses
 */
function splitAt(text: string, pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0 || text.indexOf(piece) !== text.lastIndexOf(piece))
      throw new Error(`An article's page must say this once, in its place: ${piece.slice(0, 60)}`);
    parts.push(text.slice(from, at));
    from = at + piece.length;
  }
  return [...parts, text.slice(from)];
}

/** Stands for the count of views. It is new in each process, so nothing that somebody wrote can hold it. */
const placeholder = randomInt(2 ** 46, 2 ** 47);

/** Stands for any article in the page that shows where an article's own parts are. */
const example: Article = {
  id: "0",
  number: 0,
  title: randomBytes(9).toString("hex"),
  summary: randomBytes(9).toString("hex"),
  content: randomBytes(9).toString("hex"),
  publishedAt: "2000-01-01T00:00:00.000Z",
  views: placeholder,
};

const pathOf = (site: string, { id }: Article) => `/${site}/press/${id}`;

/**
 * Pages of articles. Most of such a page is the same for every article of a site, and from one load to the next an
 * article differs in its count of views alone. So a site's page is rendered and compressed once, an article's own parts
 * are rendered and compressed once for its words, and only the count is new in each answer. `npm run bench` tells what
 * that is worth; a test compares what comes out with the page rendered whole.
 */
export class ArticlePages {
  readonly #responder: PageResponder;
  readonly #cache: HtmlCache;
  readonly #headers: RawHeaders;
  /** Pages by the very object that those share who were counted by one statement. */
  readonly #pages = new WeakMap<Article, Promise<Buffer>>();

  readonly #cacheable: boolean;

  /** @param cacheable false while the views themselves may change, in development: pages are rendered whole then */
  constructor(responder: PageResponder, cache: HtmlCache, security: HeaderList, cacheable: boolean) {
    this.#cacheable = cacheable;
    this.#responder = responder;
    this.#cache = cache;
    this.#headers = negotiatedHeaders(security, "html");
  }

  async send(request: IncomingMessage, response: ServerResponse, props: PressDetailProps): Promise<void> {
    const gzip = await this.#page(props);
    const takes = takesGzip(request.headers["accept-encoding"]);
    const body = takes ? gzip : gunzipSync(gzip);
    response.writeHead(200, describeBody(this.#headers, takes ? "gzip" : "identity", body));
    response.end(request.method === "HEAD" ? undefined : body);
  }

  #page(props: PressDetailProps): Promise<Buffer> {
    const known = this.#pages.get(props.article);
    if (known) return known;
    const page = this.#put(props);
    this.#pages.set(props.article, page);
    return page;
  }

  async #put({ site, article }: PressDetailProps): Promise<Buffer> {
    if (!this.#cacheable)
      return gzipOf([compressedPart(await this.#responder.page(pathOf(site, article), { site, article }))]);
    const props = { site, article: { ...article, views: placeholder } };
    // By its words, not by its id: a backup that is put in place may give an id to another article.
    const words = hash("sha256", JSON.stringify(props), "base64url");
    const [frame, own] = await Promise.all([
      this.#cache.share(`article-frame ${site}`, { lifetime: this.#responder.lifetime }, () => this.#frame(site)),
      this.#cache.share(`article ${words}`, { lifetime: this.#responder.lifetime }, () => this.#own(props)),
    ]);
    const [top, middle, bottom, end] = frame.all;
    const [head, before, after, dataBefore, dataAfter] = own.all;
    if (!top || !middle || !bottom || !end || !head || !before || !after || !dataBefore || !dataAfter)
      throw new Error("An article's page has nine parts");
    const inWords = storedPart(formatCount(article.views));
    const inData = storedPart(String(article.views));
    return gzipOf([top, head, middle, before, inWords, after, bottom, dataBefore, inData, dataAfter, end]);
  }

  /** What stands around an article's own parts. */
  async #frame(site: string): Promise<Parts> {
    const props = { site, article: example };
    const { head, html, data } = await this.#responder.articleParts(props);
    return new Parts(splitAt(await this.#responder.page(pathOf(site, example), props), [head, html, data]));
  }

  /** An article's own parts, split where the count of views stands. */
  async #own(props: PressDetailProps): Promise<Parts> {
    const { head, html, data } = await this.#responder.articleParts(props);
    return new Parts([head, ...splitAt(html, [formatCount(placeholder)]), ...splitAt(data, [String(placeholder)])]);
  }
}
