import type { Request } from "express";
import { z } from "zod";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import {
  grades,
  type LeadFilters,
  leadStatuses,
  officeForms,
  relayStates,
  suspected,
} from "../../../client/shared/lead.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { registrationForms } from "../../../client/shared/registrationFields.ts";
import { BadRequest } from "../../httpErrors.ts";
import { type LeadQuery, leadsPerPage } from "../../models/lead/lead.ts";
import type { Viewer } from "../../models/lead/leadScope.ts";
import { rowId } from "../../models/rowId.ts";
import { asText } from "../asText.ts";
import { decodeCursor } from "../encodedCursor.ts";
import { isStorable } from "../isStorable.ts";

/** Pages that an open list may request at once to update itself. */
const maxPages = 20;

/** An empty or invalid field doesn't filter. */
const none = undefined;
/** PostgreSQL has no year 0. */
const day = z.iso
  .date()
  .refine((text) => !text.startsWith("0000"))
  .optional()
  .catch(none);
const filters = z.object({
  status: z
    .enum([...leadStatuses, suspected])
    .optional()
    .catch(none),
  relay: z.enum(relayStates).optional().catch(none),
  form: z
    .enum([...registrationForms, ...officeForms])
    .optional()
    .catch(none),
  source: z.string().min(1).max(200).refine(isStorable).optional().catch(none),
  from: day,
  to: day,
  visit: day,
  marketing: z.enum(["yes", "no"]).optional().catch(none),
  assignee: z
    .union([z.literal("none"), z.string().regex(rowId)])
    .optional()
    .catch(none),
  grade: z.enum(grades).optional().catch(none),
  callback: z.enum(["due", "planned"]).optional().catch(none),
  type: z
    .enum(["none", ...unitTypes.map(({ label }) => label)])
    .optional()
    .catch(none),
});

/** @returns the filters among the fields of a query or a form */
export function filtersIn(fields: unknown): LeadFilters {
  const parsed = filters.parse(fields ?? {});
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

/** @returns the number of pages for that many leads */
function pagesFor(atLeast: unknown): number {
  const leads = typeof atLeast === "number" ? atLeast : Number(asText(atLeast));
  const pages = Math.ceil(leads / leadsPerPage);
  return Number.isSafeInteger(pages) ? Math.min(Math.max(pages, 1), maxPages) : 1;
}

/** The query in a URL: never a name or a number. */
export function leadQueryInUrl(request: Request, viewer: Viewer): LeadQuery {
  return { filters: filtersIn(request.query), q: "", viewer, after: decodeCursor(request.query.cursor) };
}

/**
 * The query in a form, search text included.
 * @throws BadRequest when the text can't be a name or a number
 */
export function leadQueryInBody(request: Request, viewer: Viewer): LeadQuery {
  const { q, cursor, atLeast } = request.body ?? {};
  // Names are stored composed; text pasted on a Mac may be decomposed.
  const text = asText(q).trim().normalize("NFC");
  if (text.length > fieldLimits.name || !isStorable(text)) throw new BadRequest("검색어를 다시 확인해 주세요.");
  return {
    filters: filtersIn(request.body),
    q: text,
    viewer,
    after: decodeCursor(asText(cursor) === "" ? undefined : cursor),
    pages: pagesFor(atLeast),
  };
}
