import { millisecondsToSaleChange, saleMoment } from "../../client/complex/sale/saleStage.ts";
import { printDocument } from "./document.ts";
import type { PageCache } from "./pageCache.ts";
import type { Views } from "./views.ts";

/** Renders whole documents, and a fallback error page for when nothing else can be rendered. */
export class PageRenderer {
  readonly #views: Views;
  readonly #origin: string;
  readonly #cache: PageCache;
  readonly #now: () => Date;
  /** Computed once between two changes of the sale, because every request asks for it. */
  #sale = { from: new Date(0), until: new Date(0), moment: "" };

  constructor(views: Views, origin: string, cache: PageCache, now: () => Date) {
    this.#now = now;
    this.#views = views;
    this.#origin = origin;
    this.#cache = cache;
  }

  /** The time that pages take as now, ISO: any page may mention the stage of the sale, so it belongs in their keys. */
  get moment(): string {
    const now = this.#now();
    if (now < this.#sale.from || now >= this.#sale.until) {
      const from = saleMoment(now);
      this.#sale = { from, until: new Date(now.getTime() + millisecondsToSaleChange(now)), moment: from.toISOString() };
    }
    return this.#sale.moment;
  }

  /**
   * @param path decoded path without its query
   * @param props the JSON that the same URL answers
   * @param withoutScripts omits scripts: for the page that answers a form, whose URL isn't its own
   * @param search the query that selects something on the page
   */
  async page(path: string, props?: unknown, withoutScripts = false, search = ""): Promise<string> {
    const moment = this.moment;
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

  /** @returns a tour's own page */
  async tour(label: string): Promise<string> {
    const rendered = await this.#views.renderTour(label);
    const hydration = { props: rendered.data, hydrate: "intent", moment: this.moment } as const;
    const html = printDocument(rendered, { origin: this.#origin, assets: this.#views.assets.tour(), hydration });
    return this.#finish(`/tours/${label}`, html);
  }

  /** Never throws: if even the layout can't be rendered, a bare page is returned. */
  async failure(status: number, message: string): Promise<string> {
    // Statuses and messages are few, so refused junk doesn't cost a render each time.
    const rendered = this.#cache.share(`failure ${this.moment} ${status} ${message}`, async () => {
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
      moment: this.moment,
    });
    const assets = this.#views.assets.of(rendered.page.file);
    return this.#finish("/", printDocument(rendered, { origin: this.#origin, assets }));
  }

  async #finish(path: string, html: string): Promise<string> {
    return this.#views.finish ? this.#views.finish(path, html) : html;
  }
}
