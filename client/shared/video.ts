import type { PictureName } from "./contentNames.ts";
import type { MadeFilm } from "./films.ts";
import type { PagePath } from "./page.ts";

/**
 * The complex's own film, each format under its own address, or one on the hosted platform by its id.
 */
export type VideoSource =
  | ({ kind: "file"; formats: readonly { src: string; type: string }[]; captions: string } & Omit<MadeFilm, "base">)
  | { kind: "hosted"; id: string };

export interface Video {
  id: string;
  title: string;
  /** null until the film exists: its still is shown with a note. */
  source: VideoSource | null;
  still: PictureName;
  /** What it shows, beside a title that doesn't say so. */
  shows?: string;
  hasSound?: true;
  /** Its own picture says that it is computer-generated, in letters that a wide screen makes legible. */
  marked?: true;
  /** A description in a sentence or two. */
  text: string;
  /** Paths of the pages about what it shows. */
  pages?: readonly PagePath[];
}

/** @returns our own film, or null if it doesn't exist yet */
export function ownFilm(film: MadeFilm | undefined): VideoSource | null {
  if (!film) return null;
  const { base, ...told } = film;
  return {
    kind: "file",
    formats: [
      { src: `${base}.av1.mp4`, type: 'video/mp4; codecs="av01.0.08M.08"' },
      { src: `${base}.h264.mp4`, type: 'video/mp4; codecs="avc1.640028"' },
    ],
    captions: `${base}.vtt`,
    ...told,
  };
}

/** @returns the address of our own film's file that every browser plays, for where there is no player */
export const fileOf = ({ source }: Video): string | undefined =>
  source?.kind === "file" ? source.formats.at(-1)?.src : undefined;

/** The hosted platform. A film starts by itself, which browsers only allow without sound. */
export const hostedVideo = {
  origin: "https://www.youtube-nocookie.com",
  embed: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&playsinline=1&rel=0`,
};
