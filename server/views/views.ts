import type { RequestHandler } from "express";
import type { FailureRequest, Rendered, RenderedTour, RenderRequest } from "../../client/entry-server.tsx";
import type { HydrationData } from "../../client/shared/document.ts";

/** The tags of a document that load its styles and scripts. */
export interface PageAssets {
  /** Link tags of the style sheets, for <head>. */
  styles: string;
  /** Script tag that records early events; placed before the style sheets. */
  early: string;
  /** Script tag that decides when the page's code is loaded. */
  entry: string;
  /** Script tag that asks whether services may measure; on pages that have ids of any. */
  pixels: string;
  /** The page's code. */
  chunks: HydrationData["chunks"];
}

export interface Assets {
  /** @param file the screen's, as in its page's entry */
  of(file: string): PageAssets;
  /** Those of a tour's own page. */
  tour(): PageAssets;
}

/** Renders a URL and its props into a page: one interface for development and production. */
export interface Views {
  render(request: RenderRequest): Promise<Rendered>;
  renderFailure(request: FailureRequest): Promise<Rendered>;
  renderTour(label: string): Promise<RenderedTour>;
  assets: Assets;
  /** Serves the browser's code when it isn't files on disk. */
  middleware?: RequestHandler;
  /** Folder of the browser's code and its precompressed files, if built. */
  folder?: string;
  /** Whether rendered pages may be cached. */
  cacheable: boolean;
  /** Applies development's changes to the finished document. */
  finish?(path: string, html: string): Promise<string>;
  /** @returns development's page about an error, with its place in the source; undefined when there is none */
  explain?(error: unknown): string | undefined;
}
