import type { Request } from "express";

/**
 * @returns whether to respond with JSON. A browser's page load and a plain form get HTML, and so does a client that
 * accepts anything, unless it sent JSON.
 */
export function wantsJson(request: Request): boolean {
  const { accept = "", "content-type": sent } = request.headers;
  // Most requests are page loads, whose header needs no parsing.
  if (sent === undefined && accept.startsWith("text/html") && !accept.includes("json")) return false;
  if (request.accepts(["html", "json"]) === "json") return true;
  return Boolean(request.is("application/json")) && !accept.includes("text/html");
}
