import type { Request } from "express";

/**
 * @returns whether the answer is to be JSON. A browser's page load and a plain form get HTML, and so does a client
 * that takes anything, unless it spoke JSON itself.
 */
export function wantsJson(request: Request): boolean {
  if (request.accepts(["html", "json"]) === "json") return true;
  return Boolean(request.is("application/json")) && !request.get("accept")?.includes("text/html");
}
