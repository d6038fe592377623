import type { Request } from "express";
import { asText } from "./asText.ts";

/** Pages of the desk that a plain form can come from, with their filters: nothing else is a safe place to go to. */
const page = /^\/admin\/(leads|today|leads\/[1-9]\d{0,17})(\?[\w=&%.+-]{0,500})?$/;

/**
 * @param otherwise where the form goes back to when it doesn't say
 * @param said words for the address that tell the page what was done
 * @returns the path that a plain form goes back to
 */
export function deskBack(request: Request, otherwise: string, said: Record<string, string | undefined>): string {
  const back = asText(request.body?.back);
  const { pathname, searchParams } = new URL(page.test(back) ? back : otherwise, "http://desk");
  for (const name of ["done", "undo"]) searchParams.delete(name);
  for (const [name, value] of Object.entries(said)) if (value !== undefined) searchParams.set(name, value);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}
