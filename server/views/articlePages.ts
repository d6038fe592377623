import { formatCount } from "../../client/content/format.ts";
import type { PressDetailProps } from "../../client/pages/Press/article.ts";
import { Compressed } from "./compressed.ts";
import type { PageResponder } from "./pageResponder.ts";
import { SharedAnswers } from "./sharedAnswers.ts";

/**
 * Where a page says how often it was viewed: once in words, once in the data for the browser's code. What somebody typed
 * can't look like either, for its `<` and `"` are escaped there.
 */
const counts = /(?<=조회수 <!-- -->)[\d,]+|(?<="views":)\d+/;

/** Pages of articles. Each is drawn once for its words: from one load to the next only its count of views differs. */
export class ArticlePages {
  readonly #responder: PageResponder;
  readonly #drawn: SharedAnswers<string[]>;
  /** By the very object that those share who were counted by one statement. */
  readonly #documents = new WeakMap<object, Promise<Compressed>>();

  /** @param keep false while the views themselves may change, in development */
  constructor(responder: PageResponder, keep: boolean) {
    this.#responder = responder;
    this.#drawn = new SharedAnswers({ lifetime: keep ? Number.POSITIVE_INFINITY : 0, size: 200 });
  }

  get(props: PressDetailProps): Promise<Compressed> {
    const { article } = props;
    let document = this.#documents.get(article);
    if (!document) {
      document = this.#print(props);
      this.#documents.set(article, document);
    }
    return document;
  }

  async #print(props: PressDetailProps): Promise<Compressed> {
    const { site, article } = props;
    const words = JSON.stringify({ site, ...article, views: 0 });
    const draw = async () => (await this.#responder.page(`/${site}/press/${article.id}`, props)).split(counts);
    const [before = "", between = "", after = ""] = await this.#drawn.get(words, draw);
    return new Compressed(`${before}${formatCount(article.views)}${between}${article.views}${after}`, 4);
  }
}
