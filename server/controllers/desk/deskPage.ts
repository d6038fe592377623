import type { Request, Response } from "express";
import type { DeskHeader } from "../../../client/shared/desk/deskProps.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { callbacksDue } from "../../models/today.ts";
import type { PageRenderer } from "../../views/pageRenderer.ts";
import { negotiated, ResponseBody } from "../../views/responseBody.ts";
import { wantsJson } from "../../views/wantsJson.ts";

/** Answers with a page of the desk, or with its props for the browser's code. */
export type SendDeskPage = (request: Request, response: Response, path: string, props: object) => Promise<void>;

export function deskPage({ database: { db }, now }: Context, pages: PageRenderer): SendDeskPage {
  /** The header of every page except the sign-in form. */
  async function headerFor(response: Response): Promise<{ header: DeskHeader } | undefined> {
    const account = signedIn(response);
    if (!account) return undefined;
    const { due, next } = await callbacksDue(db, account, now());
    return { header: { role: account.role, name: account.name, due, nextCallback: next?.toISOString() ?? null } };
  }

  return async (request, response, path, props) => {
    const kind = wantsJson(request) ? "json" : "html";
    const complete = { ...props, ...(await headerFor(response)) };
    const text =
      kind === "json" ? JSON.stringify(complete) : await pages.page(path, complete, request.method !== "GET");
    const headers = { ...negotiated(kind), "Cache-Control": "no-store" };
    await new ResponseBody(text, { headers, quality: 4 }).send(request, response);
  };
}
