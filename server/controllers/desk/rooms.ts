import { randomInt } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import { renderSVG } from "uqr";
import { together } from "../../../client/copy/together.ts";
import type { Context } from "../../context.ts";
import { Forbidden, HttpError, NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { mayOpen } from "../../models/lead/leadScope.ts";
import { endRoom, findRoom, mayHost, openRoom, setCode } from "../../models/room/room.ts";
import { forgetShownHomes } from "../../models/room/shownHomes.ts";
import { rowId } from "../../models/rowId.ts";
import { roomLink } from "../../services/signing/signedLinks.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { asText } from "../asText.ts";
import { codeHash } from "../rooms.ts";
import { deskRedirect } from "./deskRedirect.ts";
import { idParam } from "./idParam.ts";

/** Another code is tried when a room has it already. */
const tries = 5;

/** The desk's part of the rooms: opening one, its code and QR code, and its end. Counsellors: own and unassigned leads. */
export function deskRoomsController({ config, database: { db }, sessionSecret }: Context) {
  /** POST /admin/together: `lead` or none; 201 and its path, or a redirect to it */
  const create: RequestHandler = async (request, response) => {
    const lead = asText(request.body?.lead);
    if (lead && !rowId.test(lead)) throw new NotFound(together.problems.noLead);
    const opened = await openRoom(db, signedIn(response), lead || null);
    if ("refusal" in opened) {
      if (opened.refusal === "notAllowed") throw new Forbidden(together.problems.noLead);
      throw new HttpError(409, together.problems.tooManyRooms);
    }
    const path = roomLink(sessionSecret, opened.id);
    sendChange(request, response, path, { status: 201, body: { ok: true, path } });
  };

  /** @throws NotFound for a room that is another counsellor's, or has ended */
  async function hosted(request: Request, response: Response): Promise<string> {
    const room = await findRoom(db, idParam(request, together.problems.ended));
    if (!room || room.message.ended || !mayHost(room, signedIn(response))) throw new NotFound(together.problems.ended);
    return room.id;
  }

  /** POST /admin/together/{id}/code: six digits for two minutes */
  const code: RequestHandler = async (request, response) => {
    const id = await hosted(request, response);
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const digits = String(randomInt(1_000_000)).padStart(6, "0");
      const until = await setCode(db, id, codeHash(sessionSecret, digits));
      if (until) return void response.status(201).json({ code: digits, until: until.toISOString() });
    }
    throw new HttpError(409, together.problems.ended);
  };

  /** GET /admin/together/{id}/qr.svg: the link, for a phone's camera */
  const qr: RequestHandler = async (request, response) => {
    const id = await hosted(request, response);
    response.type("image/svg+xml").send(renderSVG(config.publicUrl + roomLink(sessionSecret, id), { border: 2 }));
  };

  /** DELETE /admin/together/{id} */
  const destroy: RequestHandler = async (request, response) => {
    await endRoom(db, await hosted(request, response));
    response.status(204).end();
  };

  /** DELETE /admin/leads/{id}/shown: what was looked at together, as its visitor may ask for */
  const forget: RequestHandler = async (request, response) => {
    const id = idParam(request, together.problems.noLead);
    if (!(await mayOpen(db, signedIn(response), id))) throw new NotFound(together.problems.noLead);
    await forgetShownHomes(db, id);
    if (fromPlainForm(request, response)) response.redirect(303, deskRedirect(request, `/admin/leads/${id}`, {}));
    else response.status(204).end();
  };

  return { create, code, qr, destroy, forget };
}
