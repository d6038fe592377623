import type { PictureName } from "../../content/generated/pictures.ts";
import { Picture } from "../Picture.tsx";
import styles from "./VideoPlayer.module.css";

/** banner: 1300 x 500 wide and 400 x 300 narrow. screen: 16 to 9. Both shrink with their container. */
export type VideoSize = "banner" | "screen";

/** The width of a film, for its still's `sizes`. */
export const stillSizes = "(max-width: 900px) max(92vw, 534px), max(90vw, 1300px)";

/** The still of a film that can't be shown, and why. */
export function VideoStill({ still, size, words }: { still: PictureName; size: VideoSize; words: string }) {
  return (
    <div className={`dark ${styles.frame} ${styles[size]}`}>
      <Picture name={still} alt="" sizes={stillSizes} />
      <p className={styles.words}>{words}</p>
    </div>
  );
}
