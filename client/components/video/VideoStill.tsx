import type { PictureName } from "../../content/pictures.ts";
import { Picture } from "../Picture.tsx";
import styles from "./VideoPlayer.module.css";
import type { VideoSize } from "./VideoPlayer.tsx";

/** How wide a film stands, for its still's `sizes`. */
export const stillSizes = "(max-width: 900px) 400px, 1300px";

/** The still of a film that can't be shown, and why. */
export function VideoStill({ still, size, words }: { still: PictureName; size: VideoSize; words: string }) {
  return (
    <div className={`dark ${styles.frame} ${styles[size]}`}>
      <Picture name={still} alt="" sizes={stillSizes} />
      <p className={styles.words}>{words}</p>
    </div>
  );
}
