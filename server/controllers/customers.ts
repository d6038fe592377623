import type { RequestHandler } from "express";
import type { VisitDay } from "../../client/components/visitDay.ts";
import { visitSlots } from "../../client/content/visitSlots.ts";
import type { CustomerProps } from "../../client/pages/Press/customerProps.ts";
import type { Context } from "../context.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { placesTaken } from "../models/visit.ts";
import { send } from "../views/answer.ts";
import { Compressed } from "../views/compressed.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { SharedAnswers } from "../views/sharedAnswers.ts";
import { siteOf } from "./site.ts";

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

/** The days on which visits can be booked, asked for at most once a second; none while the database is away. */
export function openDays({ database, now }: Pick<Context, "database" | "now">): () => Promise<VisitDay[]> {
  const shared = new SharedAnswers<VisitDay[]>({ lifetime: 1_000, size: 1 });
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
  return () => soon(shared.get("", find), []);
}

/** GET /{site}/customer */
export function customersController(responder: PageResponder, days: () => Promise<VisitDay[]>) {
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const props: CustomerProps = { days: await days() };
    const json = wantsJson(request);
    const body = json ? JSON.stringify(props) : await responder.page(`/${site}/customer`, props);
    await send(request, response, new Compressed(body, 4), { json });
  };
  return { show };
}
