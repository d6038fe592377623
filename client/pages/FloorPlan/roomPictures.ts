import type { PictureName } from "../../content/generated/pictures.ts";
import { interiors } from "../../content/interiors.ts";
import { interiorPage } from "../../copy/interior.ts";

export interface RoomPicture {
  name: string;
  text: string;
  picture: PictureName;
  alt: string;
}

/** Every room of the interior pages, including the large picture. */
const all: readonly RoomPicture[] = Object.values(interiors).flatMap(({ text, picture, alt, rooms }) => [
  { name: interiorPage.living, text, picture, alt },
  ...rooms,
]);

/** @throws Error if a picture belongs to no room */
export const roomPictures = (names: readonly PictureName[]): readonly RoomPicture[] =>
  names.map((name) => {
    const room = all.find(({ picture }) => picture === name);
    if (!room) throw new Error(`No room has the picture ${name}`);
    return room;
  });
