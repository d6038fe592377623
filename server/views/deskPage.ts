import type { Request, Response } from "express";
import { wantsJson } from "../middleware/wantsJson.ts";
import { send } from "./answer.ts";
import { Compressed } from "./compressed.ts";
import type { PageResponder } from "./pageResponder.ts";

/** Answers with a page of the desk, or with its props where the browser's code asks for them. */
export type AnswerDesk = (request: Request, response: Response, path: string, props: object) => Promise<void>;

export function deskPage(pages: PageResponder): AnswerDesk {
  return async (request, response, path, props) => {
    const json = wantsJson(request);
    const body = json ? JSON.stringify(props) : await pages.page(path, props, request.method !== "GET");
    await send(request, response, new Compressed(body, 4), { json, secret: true });
  };
}
