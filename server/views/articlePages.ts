import { hash, randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { formatCount } from "../../client/content/format.ts";
import type { Article } from "../../client/pages/Press/article.ts";
import type { HeaderList } from "../middleware/security.ts";
import { takesGzip } from "./compressed.ts";
import { GzipTemplate } from "./gzipTemplate.ts";
import type { HtmlCache } from "./htmlCache.ts";
import type { PageResponder } from "./pageResponder.ts";
import { describeBody, negotiatedHeaders, type RawHeaders } from "./sharedAnswer.ts";

/** Stands for the count of views in a template. It is new in each process, so nothing that somebody wrote can hold it. */
const placeholder = randomInt(2 ** 46, 2 ** 47);
/** The places of a page that say the count, in their order: for the reader, and in the data for the browser's code. */
const places = [formatCount(placeholder), String(placeholder)] as const;

/** @throws Error when the page doesn't say the count in exactly those places */
function splitAtPlaces(html: string): string[] {
  const [first, second] = places;
  const parts = html.split(first).flatMap((part) => part.split(second));
  if (parts.length !== 3 || parts.join("") !== html.replace(first, "").replace(second, ""))
    throw new Error("An article's page must say its views once in its text, then once in its data");
  if (html.indexOf(first) > html.indexOf(second)) throw new Error("The views stand in another order than expected");
  return parts;
}

/**
 * Pages of articles. From one load to the next only the count of views differs, so a page is rendered and compressed
 * once for the words of its article, with holes for the count.
 */
export class ArticlePages {
  readonly #responder: PageResponder;
  readonly #cache: HtmlCache;
  readonly #headers: RawHeaders;
  /** Compressed pages by the very object that those share who were counted by one statement. */
  readonly #filled = new WeakMap<Article, Promise<Buffer>>();

  constructor(responder: PageResponder, cache: HtmlCache, security: HeaderList) {
    this.#responder = responder;
    this.#cache = cache;
    this.#headers = negotiatedHeaders(security, "html");
  }

  async send(request: IncomingMessage, response: ServerResponse, site: string, article: Article): Promise<void> {
    const gzip = takesGzip(request.headers["accept-encoding"]);
    const body = gzip ? await this.#gzip(site, article) : (await this.#template(site, article)).text(countsOf(article));
    response.writeHead(200, describeBody(this.#headers, gzip ? "gzip" : "identity", body));
    response.end(request.method === "HEAD" ? undefined : body);
  }

  #gzip(site: string, article: Article): Promise<Buffer> {
    const known = this.#filled.get(article);
    if (known) return known;
    const filled = this.#template(site, article).then((template) => template.gzip(countsOf(article)));
    this.#filled.set(article, filled);
    return filled;
  }

  #template(site: string, article: Article): Promise<GzipTemplate> {
    const props = { site, article: { ...article, views: placeholder } };
    // By its words, not by its id: a backup that is put in place may give an id to another article.
    const key = `article ${hash("sha256", JSON.stringify(props), "base64url")}`;
    return this.#cache.share(key, {}, async () => {
      return new GzipTemplate(splitAtPlaces(await this.#responder.page(`/${site}/press/${article.id}`, props)));
    });
  }
}

const countsOf = ({ views }: Article) => [formatCount(views), String(views)];
