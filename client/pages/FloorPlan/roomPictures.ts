import type { PictureName } from "../../content/generated/pictures.ts";
import { furtherRooms, interiors } from "../../content/interiors.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { interiorPage } from "../../copy/interior.ts";
import type { Room } from "../../shared/complexContent.ts";

/** @returns the living room of a type, if it was rendered */
export function livingRoomOf(type: UnitLabel): Room | undefined {
  const { segment } = unitTypes.find(({ label }) => label === type) ?? {};
  const page = Object.entries(interiors).find(([each]) => each === segment)?.[1];
  if (page) return { ...page, name: interiorPage.living, kind: "living" };
  return furtherRooms[type]?.find(({ name }) => name === interiorPage.living);
}

/** Every room of the interior pages, including the large picture, and of the types that have none. */
const all: readonly Room[] = [
  ...Object.values(interiors).flatMap(({ text, picture, alt, home, rooms }) => [
    { name: interiorPage.living, kind: "living" as const, text, picture, alt, ...(home && { home }) },
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
