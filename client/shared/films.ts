/** What art/film.ts renders films from, and what it makes. */

/** A part of a master with the film's aspect ratio: its width as a fraction of the largest, and its position. */
export interface Crop {
  /** 1 is the largest part that fits; smaller is closer. */
  size: number;
  /** 0 is the left or top edge, 1 the right or bottom one. */
  at: readonly [x: number, y: number];
}

interface Title {
  /** A small line above the title: an hour, a type, a state. */
  over?: string;
  words?: string;
  /** The words are a figure, which may change after the film was made: its chapters leave it out. */
  figure?: true;
  /** What is visible, for the captions. */
  seen: string;
  /** If it differs from the film's other scenes. */
  seconds?: number;
}

/** A slow move over a picture. */
export interface StillScene extends Title {
  /** A master in art/renders. */
  of: string;
  from: Crop;
  to: Crop;
  /** SVG over the picture, in its pixels. */
  drawn?: string;
}

/** A part of a camera move, or of the day from one window, that art/film.sh rendered. */
interface MoveScene extends Title {
  /** `move:` and its name in art/scenes/moves.json, or `move:day`. */
  of: `move:${string}`;
  /** The second of the move at which the scene begins. */
  since: number;
}

export type Scene = StillScene | MoveScene;

/** Seconds of a cross-fade. */
export const fade = 1;

export interface Film {
  /** As videos.ts names it: see `ownFilm` in video.ts. */
  id: string;
  /** Pixels. */
  size: readonly [width: number, height: number];
  /** Whether pages show only its middle: see `VideoSize`. */
  cropped?: true;
  /** How long a title stays, in seconds; as long as its scene if absent. */
  titles?: number;
  /** Whether it has the sound of art/sound.py. */
  sound?: true;
  /** Seconds of each scene, including the cross-fade to the next. */
  seconds: number;
  scenes: readonly Scene[];
}

/** A film that was made: `${base}.av1.mp4`, `.h264.mp4` and `.vtt`. */
export interface MadeFilm {
  base: string;
  /** Its length. */
  seconds: number;
  /** Its titles, and the seconds at which they appear. */
  chapters: readonly { at: number; text: string }[];
}
