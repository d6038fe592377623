import { type Picture, type PictureName, pictures } from "../content/generated/pictures.ts";

/** @returns the name if a picture of its own has been rendered: not everything planned has, and others stand in. */
export function pictureIfMade(name: string): PictureName | undefined {
  const known: Record<string, Picture> = pictures;
  return known[name]?.base.startsWith(`/pictures/${name}-`) ? (name as PictureName) : undefined;
}
