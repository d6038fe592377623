import type { RequestHandler } from "express";
import type { PressDetailProps } from "../../client/contract/article.ts";
import type { HydrationData } from "../../client/contract/document.ts";
import type { FailureRequest, Rendered, RenderedTour, RenderRequest } from "../../client/entry-server.tsx";

/** The part of a document that React doesn't render: where the browser finds its code. */
export interface PageAssets {
  /** Markup of the style sheets, for <head>. */
  styles: string;
  /** Markup of the script that holds what the page's code must hear of; it stands before the style sheets. */
  early: string;
  /** Markup of the script that decides when the page's code is loaded. */
  entry: string;
  /** The page's code. */
  chunks: HydrationData["chunks"];
}

export interface Assets {
  /** @param file a screen's, as in its page's entry */
  of(file: string): PageAssets;
  /** Of a tour's own page. */
  tour(): PageAssets;
}

/** Turns a URL and its props into a page: one interface for development and production. */
export interface Views {
  render(request: RenderRequest): Promise<Rendered>;
  renderFailure(request: FailureRequest): Promise<Rendered>;
  /** An article and its head alone, without what stands around it. */
  renderArticle(props: PressDetailProps, origin: string, moment: string): Promise<Pick<Rendered, "head" | "html">>;
  renderTour(label: string): Promise<RenderedTour>;
  assets: Assets;
  /** Serves the browser's code where it isn't files on disk. */
  middleware?: RequestHandler;
  /** Folder of the browser's code and its precompressed files, where it is. */
  folder?: string;
  /** Whether rendered pages may be cached. */
  cacheable: boolean;
  /** Makes development's changes to the finished document. */
  finish?(path: string, html: string): Promise<string>;
  /** @returns development's page about an error, with its place in the source; undefined when it knows none */
  explain?(error: unknown): string | undefined;
}
