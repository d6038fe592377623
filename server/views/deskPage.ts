import type { Request, Response } from "express";
import type { DeskFrame } from "../../client/contract/desk.ts";
import { signedIn } from "../middleware/administratorsOnly.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { send } from "./answer.ts";
import { Compressed } from "./compressed.ts";
import type { PageResponder } from "./pageResponder.ts";

/** Answers with a page of the desk, or with its props where the browser's code asks for them. */
export type AnswerDesk = (request: Request, response: Response, path: string, props: object) => Promise<void>;

/** Around every page but the sign-in form's. */
function frameFor(response: Response): { frame: DeskFrame } | undefined {
  const account = signedIn(response);
  return account && { frame: { role: account.role, name: account.name } };
}

export function deskPage(pages: PageResponder): AnswerDesk {
  return async (request, response, path, props) => {
    const json = wantsJson(request);
    const framed = { ...props, ...frameFor(response) };
    const body = json ? JSON.stringify(framed) : await pages.page(path, framed, request.method !== "GET");
    await send(request, response, new Compressed(body, 4), { json, secret: true });
  };
}
