import type { Request, Response } from "express";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import type { DeskHomesProps, HomeFilters, RefusedHomeForm } from "../../../client/shared/desk/homes.ts";
import { homeStates } from "../../../client/shared/home.ts";
import type { Context } from "../../context.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { findDeskHome, listDeskHomes, listHomeEvents } from "../../models/home/deskHomes.ts";
import { findLedger } from "../../models/home/ledger.ts";
import { countWaiting } from "../../models/home/waitlist.ts";
import { findLead } from "../../models/lead/leadDetail.ts";
import { rowId } from "../../models/rowId.ts";
import { asText } from "../asText.ts";
import { deskNotice } from "./deskNotice.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { deskRedirect } from "./deskRedirect.ts";

const shownStates = [...homeStates, "later"] as const;

/** @returns the filters in the query; unknown values are ignored */
function filtersIn(query: URLSearchParams): HomeFilters {
  const type = unitTypes.find(({ label }) => label === query.get("type"))?.label;
  const state = shownStates.find((each) => each === query.get("state"));
  const counsellor = query.get("counsellor") ?? "";
  return {
    ...(type && { type }),
    ...(state && { state }),
    ...(rowId.test(counsellor) && { counsellor }),
    ...(query.get("ending") === "soon" && { ending: "soon" }),
  };
}

export const homeKey = (request: Request): string => asText(request.params.key);

interface Shown {
  comparison?: DeskHomesProps["comparison"];
  refused?: RefusedHomeForm | null;
}

export type SendHomesPage = (request: Request, response: Response, shown?: Shown) => Promise<void>;

/** Answers with the ledger's page: with a compared file, or a refused form and what was typed. */
export function homesPage({ database: { db }, now }: Context, sendPage: SendDeskPage): SendHomesPage {
  return async (request, response, { comparison = null, refused = null } = {}) => {
    const viewer = signedIn(response);
    // A refused form is answered at its own address, with the filters of the page that it was on.
    const from = refused ? deskRedirect(request, "/admin/homes", { home: homeKey(request) }) : request.originalUrl;
    const query = new URL(from, "http://desk").searchParams;
    const selected = await findDeskHome(db, viewer, query.get("home") ?? "");
    const leadId = query.get("lead") ?? "";
    const [ledger, homes, events, waiting, chosen] = await Promise.all([
      findLedger(db),
      listDeskHomes(db, viewer),
      selected ? listHomeEvents(db, selected.key) : [],
      selected ? countWaiting(db, selected.key) : 0,
      rowId.test(leadId) ? findLead(db, leadId, viewer) : undefined,
    ]);
    await sendPage(request, response, "/admin/homes", {
      administrator: { email: viewer.email },
      ...ledger,
      homes,
      filters: filtersIn(query),
      now: now().toISOString(),
      selected: selected ? { home: selected, events, waiting } : null,
      lead: chosen ? { id: chosen.id, name: chosen.name } : null,
      comparison,
      notice: deskNotice(request) ?? null,
      refused,
    } satisfies DeskHomesProps);
  };
}
