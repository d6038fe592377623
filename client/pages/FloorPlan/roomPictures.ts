import type { PictureName } from "../../content/generated/pictures.ts";
import { furtherRooms, interiors } from "../../content/interiors.ts";
import { interiorPage } from "../../copy/interior.ts";
import type { Room } from "../../shared/complexContent.ts";

/** Every room of the interior pages, including the large picture, and of the types that have none. */
const all: readonly Room[] = [
  ...Object.values(interiors).flatMap(({ text, picture, alt, home, rooms }) => [
    { name: interiorPage.living, text, picture, alt, ...(home && { home }) },
    ...rooms,
  ]),
  ...Object.values(furtherRooms).flat(),
];

/** @throws Error if a picture belongs to no room */
export const roomPictures = (names: readonly PictureName[]): readonly Room[] =>
  names.map((name) => {
    const room = all.find(({ picture }) => picture === name);
    if (!room) throw new Error(`No room has the picture ${name}`);
    return room;
  });
