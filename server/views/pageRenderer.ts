import { millisecondsToSaleChange, saleMoment } from "../../client/complex/sale/saleStage.ts";
import { pixelData } from "../../client/copy/pixels.ts";
import { isSoldOut, type Ledger } from "../../client/shared/home.ts";
import type { Page } from "../../client/shared/page.ts";
import { mayMeasure, type PixelData } from "../../client/shared/pixels.ts";
import type { SaleData } from "../../client/shared/sale/sale.ts";
import type { Config } from "../config/config.ts";
import type { LiveLedger } from "../models/home/liveLedger.ts";
import type { LiveNotices } from "../models/liveNotices.ts";
import type { LiveTerms } from "../models/liveTerms.ts";
import { printDocument } from "./document.ts";
import type { PageCache } from "./pageCache.ts";
import type { Views } from "./views.ts";

/** Milliseconds for which what shows homes is cached: it says the minute of what it shows. */
export const homesLifetime = 60_000;

type Settings = Pick<Config, "publicUrl" | "verification" | "kakaoChannelUrl" | "adClickIds" | "pixels">;

/** What the office changes on pages while the server runs. */
interface Live {
  ledger: LiveLedger;
  notices: LiveNotices;
  terms: LiveTerms;
}

/** Whether a page was rendered for an account: the press list has its forms then. */
const isSignedIn = (props: unknown) => Boolean((props as { administrator?: unknown } | undefined)?.administrator);

/** Renders whole documents, and a fallback error page for when nothing else can be rendered. */
export class PageRenderer {
  readonly #views: Views;
  readonly #origin: string;
  readonly #verification: Config["verification"];
  readonly #channel: Config["kakaoChannelUrl"];
  readonly #clicks: boolean;
  readonly #pixels: PixelData | undefined;
  readonly #cache: PageCache;
  readonly #now: () => Date;
  readonly #ledger: LiveLedger;
  readonly #notices: LiveNotices;
  readonly #terms: LiveTerms;
  /** Computed once between two changes of the sale, because every request asks for it. */
  #period = { from: new Date(0), until: new Date(0), moment: "" };

  constructor(
    views: Views,
    { publicUrl, verification, kakaoChannelUrl, adClickIds, pixels }: Settings,
    cache: PageCache,
    { ledger, notices, terms }: Live,
    now: () => Date,
  ) {
    this.#ledger = ledger;
    this.#notices = notices;
    this.#terms = terms;
    this.#now = now;
    this.#views = views;
    this.#origin = publicUrl;
    this.#verification = verification;
    this.#channel = kakaoChannelUrl;
    this.#clicks = adClickIds;
    this.#pixels = pixels && pixelData(pixels);
    this.#cache = cache;
  }

  /** The sale as pages show it now. */
  async sale(): Promise<SaleData & { ledger: Ledger }> {
    const now = this.#now();
    if (now < this.#period.from || now >= this.#period.until) {
      const from = saleMoment(now);
      const until = new Date(now.getTime() + millisecondsToSaleChange(now));
      this.#period = { from, until, moment: from.toISOString() };
    }
    const ledger = await this.#ledger.read();
    const { terms } = await this.#terms.read();
    return { moment: this.#period.moment, soldOut: isSoldOut(ledger), ledger, terms };
  }

  /** @returns what every page depends on besides its own data, for its key in the cache */
  async saleKey({ showsHomes }: Pick<Page, "showsHomes"> = {}): Promise<string> {
    const { moment, soldOut, ledger } = await this.sale();
    const { version } = await this.#notices.read();
    const { id } = await this.#terms.read();
    return `${moment} ${soldOut} ${version} ${id}${showsHomes ? ` ${ledger.asOf}` : ""}`;
  }

  /**
   * @param path decoded path without its query
   * @param props the JSON that the same URL answers
   * @param withoutScripts omits scripts: for the page that answers a form, whose URL isn't its own
   * @param search the query that selects something on the page
   */
  async page(path: string, props?: unknown, withoutScripts = false, search = ""): Promise<string> {
    const { notices: shown } = await this.#notices.read();
    const sale = await this.sale();
    const channel = this.#channel;
    const rendered = await this.#views.render({
      path,
      search,
      props,
      origin: this.#origin,
      sale,
      notices: shown,
      channel,
    });
    const { missing, page, notices } = rendered;
    const { hydrate = "intent", file } = page;
    const assets = this.#views.assets.of(file);
    const isMeasured =
      !page.noindex && !isSignedIn(props) && mayMeasure({ pathname: path, searchParams: new URLSearchParams(search) });
    return this.#finish(
      path,
      printDocument(rendered, {
        origin: this.#origin,
        assets,
        verification: this.#verification,
        clicks: this.#clicks,
        pixels: isMeasured && !withoutScripts ? this.#pixels : undefined,
        ...(!withoutScripts && {
          hydration: {
            props,
            hydrate,
            sale: rendered.sale,
            ...(notices && { notices }),
            ...(channel && { channel }),
            ...(missing && { missing }),
          },
        }),
      }),
    );
  }

  /** @returns a tour's own page */
  async tour(label: string): Promise<string> {
    const rendered = await this.#views.renderTour(label);
    const hydration = { props: rendered.data, hydrate: "intent", sale: await this.sale() } as const;
    const html = printDocument(rendered, { origin: this.#origin, assets: this.#views.assets.tour(), hydration });
    return this.#finish(`/tours/${label}`, html);
  }

  /** Never throws: if even the layout can't be rendered, a bare page is returned. */
  async failure(status: number, message: string): Promise<string> {
    // Statuses and messages are few, so refused junk doesn't cost a render each time.
    const key = `failure ${await this.saleKey()} ${status} ${message}`;
    const rendered = this.#cache.share(key, async () => {
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
      sale: await this.sale(),
      notices: (await this.#notices.read()).notices,
      channel: this.#channel,
    });
    const assets = this.#views.assets.of(rendered.page.file);
    return this.#finish("/", printDocument(rendered, { origin: this.#origin, assets }));
  }

  async #finish(path: string, html: string): Promise<string> {
    return this.#views.finish ? this.#views.finish(path, html) : html;
  }
}
