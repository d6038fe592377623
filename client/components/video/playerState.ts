import { type PictureName, pictures } from "../../content/pictures.ts";

/** The states of a film, by the hosted platform's words. */
export type PlayerState = "ended" | "playing" | "paused" | "buffering" | "cued";

/** @returns the address of a picture for the `poster` of a video element, which takes one only. */
export function posterOf(name: PictureName): string {
  const { base, widths } = pictures[name];
  return `${base}-${widths.at(-1)}.jpg`;
}

/** A film starts by itself only for those who haven't asked for less motion. */
export const startsByItself = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
