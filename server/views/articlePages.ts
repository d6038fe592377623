import { hash, randomBytes, randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Article, PressDetailProps } from "../../client/shared/article.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import type { HeaderList } from "../middleware/security.ts";
import { takesGzip } from "./compressed.ts";
import { compressedPart, type GzipPart, gzipOf, storedPart } from "./gzipParts.ts";
import type { HtmlCache, Sized } from "./htmlCache.ts";
import type { PageResponder } from "./pageResponder.ts";
import { describeBody, negotiatedHeaders, type RawHeaders } from "./sharedAnswer.ts";

/** The parts of a page, compressed. */
class Parts implements Sized {
  readonly all: readonly GzipPart[];
  readonly bytes: number;

  constructor(texts: readonly string[]) {
    this.all = texts.map(compressedPart);
    this.bytes = this.all.reduce((sum, { blocks }) => sum + blocks.length, 0);
  }
}

/**
 * Splits a text at pieces that must each occur once, in this order.
 * @throws Error otherwise: a page must not be assembled from guesses
 */
function splitAt(text: string, pieces: readonly string[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at < 0 || text.indexOf(piece) !== text.lastIndexOf(piece))
      throw new Error(`An article's page must contain this exactly once, in order: ${piece.slice(0, 60)}`);
    parts.push(text.slice(from, at));
    from = at + piece.length;
  }
  return [...parts, text.slice(from)];
}

/** Placeholder for the view count. Random per process, so that no article can contain it. */
const placeholder = randomInt(2 ** 46, 2 ** 47);

/** A placeholder article; rendering it shows where an article's own parts are. */
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
 * Pages of articles. Most of such a page is the same for all articles of a site, and between loads only the view count
 * changes. So a site's frame is rendered and compressed once, an article's parts once per version of its text, and each
 * answer adds only the count. `npm run bench` measures the gain; a test compares the result with a fully rendered page.
 */
export class ArticlePages {
  readonly #responder: PageResponder;
  readonly #cache: HtmlCache;
  readonly #headers: RawHeaders;
  /** Pages by article object, which all loads counted by one statement share. */
  readonly #pages = new WeakMap<Article, Promise<Buffer>>();

  readonly #cacheable: boolean;

  /** @param cacheable false in development, where the views may change: each page is then rendered in full */
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
    const cached = this.#pages.get(props.article);
    if (cached) return cached;
    const page = this.#assemble(props);
    this.#pages.set(props.article, page);
    return page;
  }

  async #assemble({ site, article }: PressDetailProps): Promise<Buffer> {
    if (!this.#cacheable)
      return gzipOf([compressedPart(await this.#responder.page(pathOf(site, article), { site, article }))]);
    const props = { site, article: { ...article, views: placeholder } };
    // Keyed by content, not by id: after a restored backup an id may belong to another article.
    const version = hash("sha256", JSON.stringify(props), "base64url");
    const [frame, own] = await Promise.all([
      this.#cache.share(`article-frame ${site}`, { lifetime: this.#responder.lifetime }, () => this.#frame(site)),
      this.#cache.share(`article ${version}`, { lifetime: this.#responder.lifetime }, () => this.#articleParts(props)),
    ]);
    const [top, middle, bottom, end] = frame.all;
    const [head, before, after, dataBefore, dataAfter] = own.all;
    if (!top || !middle || !bottom || !end || !head || !before || !after || !dataBefore || !dataAfter)
      throw new Error("An article's page must have nine parts");
    const inMarkup = storedPart(formatCount(article.views));
    const inData = storedPart(String(article.views));
    return gzipOf([top, head, middle, before, inMarkup, after, bottom, dataBefore, inData, dataAfter, end]);
  }

  /** Everything around an article's own parts. */
  async #frame(site: string): Promise<Parts> {
    const props = { site, article: example };
    const { head, html, data } = await this.#responder.articleParts(props);
    return new Parts(splitAt(await this.#responder.page(pathOf(site, example), props), [head, html, data]));
  }

  /** An article's own parts, split at the view count. */
  async #articleParts(props: PressDetailProps): Promise<Parts> {
    const { head, html, data } = await this.#responder.articleParts(props);
    return new Parts([head, ...splitAt(html, [formatCount(placeholder)]), ...splitAt(data, [String(placeholder)])]);
  }
}
