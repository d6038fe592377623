import type { Request } from "express";
import { asText } from "./asText.ts";

/** Desk pages that a plain form can come from, with their filters: the only safe redirect targets. */
const page = /^\/admin\/(leads|today|leads\/[1-9]\d{0,17}(\/texts)?)(\?[\w=&%.+-]{0,500})?$/;

/**
 * @param otherwise where the form is redirected if it doesn't name a page
 * @param said query parameters that tell the page what was done
 * @returns the path to redirect a plain form to
 */
export function deskBack(request: Request, otherwise: string, said: Record<string, string | undefined>): string {
  const back = asText(request.body?.back);
  const { pathname, searchParams } = new URL(page.test(back) ? back : otherwise, "http://desk");
  for (const name of ["done", "undo", "typed"]) searchParams.delete(name);
  for (const [name, value] of Object.entries(said)) if (value !== undefined) searchParams.set(name, value);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}
