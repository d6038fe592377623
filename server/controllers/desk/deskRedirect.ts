import type { Request } from "express";
import { asText } from "../asText.ts";

/** Desk pages that a plain form can come from, with their filters: the only safe redirect targets. */
const deskPagePattern = /^\/admin\/(leads|today|homes|leads\/[1-9]\d{0,17}(\/texts)?)(\?[\w=&%.+-]{0,500})?$/;

/**
 * @param fallback path if the form doesn't name a valid page
 * @param parameters query parameters for the page's notice
 * @returns the path to redirect a plain form to
 */
export function deskRedirect(
  request: Request,
  fallback: string,
  parameters: Record<string, string | undefined>,
): string {
  const back = asText(request.body?.back);
  const { pathname, searchParams } = new URL(deskPagePattern.test(back) ? back : fallback, "http://desk");
  for (const name of ["done", "undo", "typed"]) searchParams.delete(name);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) searchParams.set(name, value);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}
