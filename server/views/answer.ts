import type { Request, Response } from "express";
import { type Compressed, chooseEncoding } from "./compressed.ts";

interface Kind {
  json: boolean;
  /** Only for an administrator: must not be cached. */
  secret?: boolean;
}

/** One URL answers HTML and JSON: caches must tell them apart, and Back must not show the JSON. */
function setDescription(response: Response, { json, secret = false }: Kind): void {
  response.setHeader("Vary", "Accept, Accept-Encoding");
  response.setHeader("Content-Type", json ? "application/json; charset=utf-8" : "text/html; charset=utf-8");
  response.setHeader("Cache-Control", json || secret ? "no-store" : "private, no-cache");
}

/** Sends a shared body in the encoding that this client accepts. */
export async function send(request: Request, response: Response, body: Compressed, kind: Kind): Promise<void> {
  const encoding = chooseEncoding(request.get("accept-encoding"));
  const bytes = await body.as(encoding);
  setDescription(response, kind);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", bytes.length);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Sends a body made for this request only. */
export function sendBody(response: Response, body: string, kind: Kind): void {
  setDescription(response, kind);
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.end(response.req.method === "HEAD" ? undefined : body);
}
