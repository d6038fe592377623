import { type Picture, type PictureName, pictures } from "../content/generated/pictures.ts";

/** @returns the name if the picture has been rendered; planned pictures may be missing */
export function renderedPicture(name: string): PictureName | undefined {
  const known: Record<string, Picture> = pictures;
  return known[name]?.base.startsWith(`/pictures/${name}-`) ? (name as PictureName) : undefined;
}
