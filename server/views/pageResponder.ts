import { millisecondsToSaleChange, saleMoment } from "../../client/complex/sale/saleStage.ts";
import type { PressDetailProps } from "../../client/shared/article.ts";
import { printDocument, printHead, scriptJson } from "./document.ts";
import type { HtmlCache } from "./htmlCache.ts";
import type { Views } from "./views.ts";

/** Renders whole documents, and a fallback error page for when nothing else can be rendered. */
export class PageResponder {
  readonly #views: Views;
  readonly #origin: string;
  readonly #cache: HtmlCache;
  readonly #now: () => Date;

  constructor(views: Views, origin: string, cache: HtmlCache, now: () => Date) {
    this.#now = now;
    this.#views = views;
    this.#origin = origin;
    this.#cache = cache;
  }

  /** The time that pages take as now. */
  get #moment(): string {
    return saleMoment(this.#now()).toISOString();
  }

  /** Milliseconds for which a page is valid when nothing else changes: any page may mention the stage of the sale. */
  get lifetime(): number {
    return millisecondsToSaleChange(this.#now());
  }

  /**
   * @param path decoded path without its query
   * @param props the JSON that the same URL answers
   * @param withoutScripts omits scripts: for the page that answers a form, whose URL isn't its own
   * @param search the query that selects something on the page
   */
  async page(path: string, props?: unknown, withoutScripts = false, search = ""): Promise<string> {
    const moment = this.#moment;
    const rendered = await this.#views.render({ path, search, props, origin: this.#origin, moment });
    const { missing, page } = rendered;
    const { hydrate = "intent", file } = page;
    const assets = this.#views.assets.of(file);
    return this.#finish(
      path,
      printDocument(rendered, {
        origin: this.#origin,
        assets,
        ...(!withoutScripts && { hydration: { props, hydrate, moment, ...(missing && { missing }) } }),
      }),
    );
  }

  /**
   * The parts of an article's page that are its own, to be inserted into a rendered frame.
   * @returns the head's tags, the article's markup, and the props in the hydration data
   */
  async articleParts(props: PressDetailProps): Promise<{ head: string; html: string; data: string }> {
    const { head, html } = await this.#views.renderArticle(props, this.#origin, this.#moment);
    return { head: printHead(head), html, data: scriptJson(props) };
  }

  /** @returns a tour's own page */
  async tour(label: string): Promise<string> {
    const rendered = await this.#views.renderTour(label);
    const hydration = { props: rendered.data, hydrate: "intent", moment: this.#moment } as const;
    const html = printDocument(rendered, { origin: this.#origin, assets: this.#views.assets.tour(), hydration });
    return this.#finish(`/tours/${label}`, html);
  }

  /** Never throws: if even the layout can't be rendered, a bare page is returned. */
  async failure(status: number, message: string): Promise<string> {
    // Statuses and messages are few, so refused junk doesn't cost a render each time.
    const rendered = this.#cache.share(`failure ${status} ${message}`, { lifetime: this.lifetime }, async () => {
      const html = await this.#renderFailure(status, message);
      return { html, bytes: 2 * html.length };
    });
    return rendered.then(
      ({ html }) => html,
      () =>
        `<!doctype html><html lang="ko"><meta charset="utf-8"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>${status}</p></html>`,
    );
  }

  /** @returns development's error page; undefined in production */
  explain(error: unknown): string | undefined {
    return this.#views.explain?.(error);
  }

  async #renderFailure(status: number, message: string): Promise<string> {
    const rendered = await this.#views.renderFailure({
      status,
      message,
      origin: this.#origin,
      moment: this.#moment,
    });
    const assets = this.#views.assets.of(rendered.page.file);
    return this.#finish("/", printDocument(rendered, { origin: this.#origin, assets }));
  }

  async #finish(path: string, html: string): Promise<string> {
    return this.#views.finish ? this.#views.finish(path, html) : html;
  }
}
