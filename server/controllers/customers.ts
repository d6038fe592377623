import type { RequestHandler } from "express";
import { visitSlots } from "../../client/content/visitSlots.ts";
import type { CustomerProps, VisitDay } from "../../client/contract/visit.ts";
import type { Context } from "../context.ts";
import { siteOf } from "../input/site.ts";
import type { HeaderList } from "../middleware/security.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { placesTaken } from "../models/visit.ts";
import type { HtmlCache } from "../views/htmlCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { negotiatedHeaders, SharedAnswer } from "../views/sharedAnswer.ts";

/** Milliseconds that the page waits for the places left: without them it is still a reservation page. */
const patience = 800;

const soon = <Value>(value: Promise<Value>, otherwise: Value) =>
  new Promise<Value>((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), patience);
    value
      .catch(() => otherwise)
      .then((settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
  });

/** The days on which visits can be booked; none while the database is away. */
export function openDays({ database, now }: Pick<Context, "database" | "now">): () => Promise<VisitDay[]> {
  async function find(): Promise<VisitDay[]> {
    const moment = now();
    const taken = await placesTaken(database.db, moment);
    const days = new Map<string, VisitDay>();
    for (const { startsAt, capacity } of visitSlots(moment)) {
      const left = capacity - (taken.get(new Date(startsAt).toISOString()) ?? 0);
      if (left <= 0) continue;
      const day = startsAt.slice(0, 10);
      const entry = days.get(day) ?? { day, slots: [] };
      entry.slots.push({ startsAt, left });
      days.set(day, entry);
    }
    return [...days.values()];
  }
  return () => soon(find(), []);
}

/** Milliseconds that visitors share the page for: the places left change with each booking. */
const lifetime = 1_000;

/** GET /{site}/customer */
export function customersController(
  responder: PageResponder,
  cache: HtmlCache,
  security: HeaderList,
  days: () => Promise<VisitDay[]>,
) {
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const kind = wantsJson(request) ? "json" : "html";
    const answer = await cache.share(`customer ${kind} ${site}`, { lifetime }, async () => {
      const props: CustomerProps = { days: await days() };
      const body = kind === "json" ? JSON.stringify(props) : await responder.page(`/${site}/customer`, props);
      return new SharedAnswer({ headers: negotiatedHeaders(security, kind), body, quality: 4 });
    });
    await answer.send(request, response);
  };
  return { show };
}
