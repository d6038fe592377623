import type { RequestHandler } from "express";
import { nearestHomeKey } from "../../client/complex/plans/homeKeys.ts";

/** Where the form of three selects leads without scripts. */
export function modelHomesController() {
  /** GET {model}/home?tower=&line=&floor= */
  const choose: RequestHandler = ({ query: { tower, line, floor } }, response) => {
    const key = nearestHomeKey(String(tower), Number(line), Number(floor));
    response.set("Cache-Control", "no-store").redirect(303, `/ComplexGuide/model${key ? `?home=${key}` : ""}`);
  };

  return { choose };
}
