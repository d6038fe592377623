import type { Request } from "express";

/**
 * @returns whether to answer with JSON. A browser's page load and a plain form get HTML, and so does a client that
 * accepts anything, unless it sent JSON.
 */
export function wantsJson(request: Request): boolean {
  if (request.accepts(["html", "json"]) === "json") return true;
  return Boolean(request.is("application/json")) && !request.get("accept")?.includes("text/html");
}
