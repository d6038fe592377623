import { togetherNames } from "../../copy/togetherNames.ts";
import type { Page } from "../../shared/page.ts";
import { togetherPath } from "../../shared/togetherPath.ts";

/** Not in a menu, and not found by search engines: who gets there was given a number or a link. */
const own = { section: "promotion", kind: "form", ...togetherNames.room, hasProps: true, noindex: true } as const;
const screen = { hydrate: "now", showsHomes: true, bare: true } as const;

/** Rooms are screens of their own, in which a counsellor and buyers look at the same thing. */
export const togetherPages: readonly Page[] = [
  { ...own, path: togetherPath, file: "pages/Together/RoomCode" },
  {
    ...own,
    ...screen,
    ...togetherNames.wall,
    path: `${togetherPath}/wall`,
    also: [`${togetherPath}/wall/:token`],
    file: "pages/Together/Wall",
  },
  { ...own, ...togetherNames.seen, path: `${togetherPath}/seen/:token`, file: "pages/Together/Seen", showsHomes: true },
  { ...own, ...screen, path: `${togetherPath}/:token`, file: "pages/Together/Room" },
];
