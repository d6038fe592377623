import type { Request, RequestHandler, Response } from "express";
import * as z from "zod/mini";
import { homeKeys } from "../../client/complex/plans/homeKeys.ts";
import { together } from "../../client/copy/together.ts";
import { type RoomCodeProps, type RoomProps, roomState, stateLimit } from "../../client/shared/together.ts";
import { togetherPath } from "../../client/shared/togetherPath.ts";
import { keyedHash } from "../config/keyedHash.ts";
import type { Context } from "../context.ts";
import { BadRequest, HttpError, NotFound } from "../httpErrors.ts";
import { accountOf } from "../middleware/session.ts";
import { throttle } from "../middleware/throttle.ts";
import {
  type FoundRoom,
  findRoom,
  isMember,
  joinRoom,
  mayHost,
  roomOfCode,
  setHeart,
  takeLead,
} from "../models/room/room.ts";
import { keepShownHomes } from "../models/room/shownHomes.ts";
import { ShownStates } from "../models/room/shownStates.ts";
import { readSeenToken, seenLink } from "../services/signing/seenLinks.ts";
import { memberToken, readMemberToken, readRoomToken, roomLink } from "../services/signing/signedLinks.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import { RoomStreams } from "./roomStreams.ts";

/** A keyed hash of the six digits, by which they are found and from which they can't be read. */
export const codeHash = (secret: string, code: string) => keyedHash(secret, "room code", code).toString("base64url");

/** Changes of one member in a second. */
const rate = 20;

const shown = z.object({
  member: z.string(),
  gesture: z.int().check(z.positive(), z.maximum(2 ** 31 - 1)),
  state: roomState,
});
const led = z.object({ member: z.string(), from: z.nullable(z.int()) });
const hearted = z.object({ member: z.string(), home: z.enum(homeKeys as [string, ...string[]]), on: z.boolean() });

/** /together: rooms in which a counsellor and buyers look at the same thing. Nobody there has a name. */
export function roomsController(context: Context, pages: PageRenderer) {
  const { database, sessionSecret, now } = context;
  const { db } = database;
  const streams = new RoomStreams(context);
  const states = new ShownStates(db);

  /** The URL is a secret: it isn't cached and not sent as a referrer. */
  const secretly = (response: Response) =>
    response.set({ "Cache-Control": "no-store", "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex" });

  async function send(request: Request, response: Response, path: string, props: object): Promise<void> {
    secretly(response);
    if (wantsJson(request)) response.json(props);
    else response.type("html").send(await pages.page(path, props));
  }

  /** @throws NotFound when the token's signature is wrong */
  function idOf(request: Request): string {
    const id = readRoomToken(sessionSecret, asText(request.params.token));
    if (!id) throw new NotFound();
    return id;
  }

  const hostOf = (request: Request, room: FoundRoom) => {
    const account = accountOf(request, now());
    return account && mayHost(room, account) ? account : undefined;
  };

  const propsFor = async (request: Request): Promise<RoomProps> => {
    const room = await findRoom(db, idOf(request));
    if (!room || room.message.ended) return {};
    const isHost = hostOf(request, room) !== undefined;
    return {
      path: roomLink(sessionSecret, room.id),
      ...(room.lead && { asks: true }),
      ...(isHost && { host: `/admin/together/${room.id}` }),
      ...(isHost && room.lead && { textsPage: `/admin/leads/${room.lead}/texts?kind=together` }),
    };
  };

  /** GET /together: where six digits are typed */
  const code: RequestHandler = (request, response) => send(request, response, togetherPath, {} satisfies RoomCodeProps);

  const refuse = (request: Request, response: Response, status: 422 | 429, problem: RoomCodeProps["problem"]) =>
    send(request, response.status(status), togetherPath, { problem } satisfies RoomCodeProps);

  /** Few wrong tries an address: a million codes, of which a handful are good for two minutes. */
  const limitCodes = throttle(db, {
    name: "room-code",
    limit: 10,
    windowMs: 10 * 60_000,
    failuresOnly: true,
    handler: (request, response) => void refuse(request, response, 429, "tooMany"),
  });

  /** POST /together: `code`, and `wall` for a screen on the wall */
  const find: RequestHandler = async (request, response) => {
    const digits = asText(request.body?.code).normalize("NFKC").replace(/\D/g, "");
    const id = digits.length === 6 ? await roomOfCode(db, codeHash(sessionSecret, digits)) : undefined;
    if (!id) return refuse(request, response, 422, "wrong");
    response.locals.succeeded = true;
    const path = roomLink(sessionSecret, id);
    const target = request.body?.wall ? path.replace(togetherPath, `${togetherPath}/wall`) : path;
    secretly(response);
    if (wantsJson(request)) response.status(200).json({ path: target });
    else response.redirect(303, target);
  };

  /** GET /together/{token} */
  const show: RequestHandler = async (request, response) => {
    const props = await propsFor(request);
    await send(request, response.status(props.path ? 200 : 410), `${togetherPath}/room`, props);
  };

  /** GET /together/wall and /together/wall/{token} */
  const wall: RequestHandler = async (request, response) => {
    const { path } = request.params.token ? await propsFor(request) : {};
    await send(request, response, `${togetherPath}/wall`, { ...(path && { path }), wall: true } satisfies RoomProps);
  };

  /** GET /together/{token}/seen: the homes seen until now, to keep */
  const keep: RequestHandler = async (request, response) => {
    const room = await findRoom(db, idOf(request));
    if (!room || room.message.ended) throw new NotFound();
    secretly(response).redirect(303, seenLink(sessionSecret, room.message.state.seen, now()));
  };

  /** GET /together/seen/{token} */
  const seen: RequestHandler = async (request, response) => {
    const props = readSeenToken(sessionSecret, asText(request.params.token), now());
    if (!props) throw new NotFound();
    await send(request, response.status(props.until ? 200 : 410), `${togetherPath}/seen/homes`, props);
  };

  const limitJoins = throttle(db, {
    name: "room-join",
    limit: 120,
    windowMs: 10 * 60_000,
    handler: (_request, response) => void response.status(429).json({ message: together.problems.tooMany }),
  });

  /** POST /together/{token}/members: `wall`, `agreed`, and `member` of who comes back; 201, 409 when it is full, 410 */
  const join: RequestHandler = async (request, response) => {
    const id = idOf(request);
    const room = await findRoom(db, id);
    const { wall: isWall, agreed, member } = request.body ?? {};
    const role = isWall === true ? "wall" : room && hostOf(request, room) ? "counsellor" : "buyer";
    const joined = await joinRoom(db, id, { role, member: readMemberToken(sessionSecret, asText(member)) });
    secretly(response);
    if (joined === "full") return void response.status(409).json({ message: together.problems.full });
    if (joined === "ended") return void response.status(410).json({ message: together.problems.ended });
    if (agreed === true && role === "buyer") await keepShownHomes(db, id);
    const { message } = joined;
    response
      .status(201)
      .json({ member: memberToken(sessionSecret, joined.member), id: Number(joined.member), role, message });
  };

  /** @throws HttpError 410 for who isn't in the room */
  function memberOf(token: string): string {
    const member = readMemberToken(sessionSecret, token);
    if (!member) throw new HttpError(410, together.problems.left);
    return member;
  }

  /** GET /together/{token}/events?member= */
  const events: RequestHandler = async (request, response) => {
    const id = idOf(request);
    const member = memberOf(asText(request.query.member));
    if (!(await isMember(db, id, member))) throw new HttpError(410, together.problems.left);
    secretly(response);
    if (!streams.accepts(request)) return void response.status(429).end();
    await streams.open(id, member, request, response);
  };

  let second = 0;
  const changes = new Map<string, number>();
  /** Counted in memory: each process lets so much through. @throws HttpError 429 */
  function limitRate(member: string): void {
    const current = Math.floor(Date.now() / 1_000);
    if (current !== second) changes.clear();
    second = current;
    const count = (changes.get(member) ?? 0) + 1;
    changes.set(member, count);
    if (count > rate) throw new HttpError(429, together.problems.tooMany);
  }

  /** Answers a change: 204, or 409 with what stands there now. */
  async function change<Body extends { member: string }>(
    request: Request,
    response: Response,
    schema: z.ZodMiniType<Body>,
    make: (id: string, member: string, body: Body) => Promise<unknown>,
  ): Promise<void> {
    const id = idOf(request);
    const { success, data } = schema.safeParse(request.body);
    if (!success) throw new BadRequest();
    const member = memberOf(data.member);
    limitRate(member);
    secretly(response);
    if (await make(id, member, data)) return void response.status(204).end();
    const room = await findRoom(db, id);
    if (!room || room.message.ended) return void response.status(410).json({ message: together.problems.ended });
    response.status(409).json(room.message);
  }

  /** PUT /together/{token}/state: `member`, `gesture`, `state` */
  const state: RequestHandler = (request, response) =>
    change(request, response, shown, async (id, member, body) => {
      if (JSON.stringify(body.state).length > stateLimit) throw new BadRequest();
      return states.show({ room: id, member, gesture: body.gesture, state: body.state });
    });

  /** PUT /together/{token}/leader: `member`, and `from`, who leads until then */
  const leader: RequestHandler = (request, response) =>
    change(request, response, led, (id, member, { from }) => takeLead(db, id, member, from));

  /** PUT /together/{token}/hearts: `member`, `home`, `on` */
  const hearts: RequestHandler = (request, response) =>
    change(request, response, hearted, (id, member, { home, on }) => setHeart(db, id, member, home, on));

  return { code, find, limitCodes, show, wall, keep, seen, join, limitJoins, events, state, leader, hearts };
}
