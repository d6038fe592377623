import type { RequestHandler } from "express";
import type { FailureRequest, Rendered, RenderRequest } from "../../client/entry-server.tsx";

/** The part of a document that React doesn't draw: where the browser finds its code. Both give markup for <head>. */
export interface Assets {
  /** Styles, scripts and preloads that a screen's file needs. */
  tags(file: string): string;
  /** Styles alone, for a page that isn't hydrated. */
  styles(file: string): string;
}

/** Turns a URL and its props into a page: one interface for development and production. */
export interface Views {
  render(request: RenderRequest): Promise<Rendered>;
  renderFailure(request: FailureRequest): Promise<Rendered>;
  assets: Assets;
  /** Serves the browser's code where it isn't files on disk. */
  middleware?: RequestHandler;
  /** Folder of the browser's code and its precompressed files, where it is. */
  folder?: string;
  /** Whether a page that needs no database may be kept. */
  keep: boolean;
  /** Makes development's changes to the finished document. */
  finish?(path: string, html: string): Promise<string>;
}
