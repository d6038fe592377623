import { type PictureName, pictures } from "./pictures.ts";

/** @returns the name if a picture has it: not everything that is planned has been rendered yet. */
export function pictureIfMade(name: string): PictureName | undefined {
  return name in pictures ? (name as PictureName) : undefined;
}
