import type { RequestHandler } from "express";
import { nearestHomeKey } from "../../client/contract/model/homeKeys.ts";
import { pathOf } from "../../client/contract/pageLinks.ts";

/** What the form of the three selects leads to where no script answers it. */
export function modelHomesController(): { choose: RequestHandler } {
  return {
    choose({ query: { tower, line, floor } }, response) {
      const key = nearestHomeKey(String(tower), Number(line), Number(floor));
      response.set("Cache-Control", "no-store").redirect(303, `${pathOf("model")}${key ? `?home=${key}` : ""}`);
    },
  };
}
