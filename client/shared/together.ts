import * as z from "zod/mini";

/** People in a room: one who leads, and eight who follow. */
export const roomPlaces = 9;
/** Milliseconds for which six digits open a room. */
export const codeLifetime = 2 * 60_000;
/** Days for which the page of the homes seen can be opened. */
export const seenDays = 30;
/** Homes that the page of the homes seen lists. */
export const mostSeen = 12;
/** Milliseconds between two signs of life of the stream. */
export const beatInterval = 10_000;

export const roomViews = ["model", "window", "plan", "payment", "saved"] as const;
export type RoomView = (typeof roomViews)[number];

export const memberRoles = ["counsellor", "buyer", "wall"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Bytes of a state, at most. */
export const stateLimit = 1_000;

const homeKey = z.string().check(z.regex(/^(?:\d{3}-\d{3,4})?$/));
const minute = z.int().check(z.minimum(0), z.maximum(1440));
const places = (least: number, most: number) =>
  z.nullable(z.array(z.number().check(z.minimum(-1e5), z.maximum(1e5))).check(z.minLength(least), z.maxLength(most)));

/** What everybody in a room sees: always whole, so that only the newest counts. Nothing that somebody typed. */
export const roomState = z.strictObject({
  view: z.enum(roomViews),
  /** A home's key, or empty. */
  home: homeKey,
  /** The hour, as a minute of the day. */
  minute,
  /** Of the model's camera: see complex3d/camera.ts. */
  camera: places(3, 6),
  /** Of the plan: magnification, and the point in its middle as shares of the drawing. */
  zoom: places(3, 3),
  /** What is pointed at: a point of the model or of the plan, and the number of the gesture. */
  finger: places(4, 4),
  /** The calculator's inputs, as a query. */
  payment: z.string().check(z.maxLength(300), z.regex(/^(?:\?[\w=&.%-]*)?$/)),
  /** Homes whose windows were opened, each with its minute, as in `102-1502@1110`. */
  seen: z.array(z.string().check(z.regex(/^\d{3}-\d{3,4}@\d{1,4}$/))).check(z.maxLength(mostSeen)),
});
export type RoomState = z.infer<typeof roomState>;

/** Half past two in the afternoon: the whole model by day. */
export const firstState: RoomState = {
  view: "model",
  home: "",
  minute: 870,
  camera: null,
  zoom: null,
  finger: null,
  payment: "",
  seen: [],
};

/** What the stream sends, and what a refused change is answered with. */
export interface RoomMessage {
  version: number;
  gesture: number;
  leader: { id: number; role: MemberRole } | null;
  /** People and screens in the room. */
  members: number;
  state: RoomState;
  /** `c:` a counsellor's or `b:` a buyer's, and the home's key. */
  hearts: readonly string[];
  ended: boolean;
}

/** @returns the home that a state looks at: the model's towers and the lists look at none */
export const lookedAt = ({ view, home }: Pick<RoomState, "view" | "home">): string =>
  view === "model" || view === "saved" ? "" : home;

/** Props of the page of a room. */
export interface RoomProps {
  /** The room's own path, with its secret; absent once it has ended. */
  path?: string;
  /** Whether the homes looked at are kept with a lead, if the visitor agrees. */
  asks?: boolean;
  /** Whoever opened it at the desk: the path of the desk's part of the room. */
  host?: string;
  /** For them too, where it is a lead's: the page on which its link is sent as a text. */
  textsPage?: string;
  /** A screen on the wall, which shows only what isn't private. */
  wall?: boolean;
}

/** Props of the page on which six digits are typed. */
export interface RoomCodeProps {
  problem?: "wrong" | "tooMany";
}

/** Props of the page of the homes seen. */
export interface SeenProps {
  /** ISO day until which the link opens; absent for one that doesn't any more. */
  until?: string;
  homes: { key: string; minute: number }[];
}
