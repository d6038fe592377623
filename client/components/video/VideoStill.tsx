import type { PictureName } from "../../content/generated/pictures.ts";
import { Picture } from "../Picture.tsx";
import { byLayout, covering, type Sizes } from "../pictureSizes.ts";
import styles from "./VideoPlayer.module.css";

/**
 * banner: 1300 x 500 wide and 400 x 300 narrow. screen: 16 to 9, from 1100 px on beside its text. Both shrink with their
 * container.
 */
export type VideoSize = "banner" | "screen";

/** As in the style sheet. */
export const stillSizes: Record<VideoSize, Sizes> = {
  banner: byLayout(
    covering("min(100vw, 400px)", "min(75vw, 300px)"),
    covering("min(100vw, 1300px)", "min(38.5vw, 500px)"),
  ),
  screen: "(max-width: 600px) 100vw, (max-width: 1099.98px) 90vw, 64vw",
};

/** The still of a film that can't be shown, and why. */
export function VideoStill({ still, size, text }: { still: PictureName; size: VideoSize; text: string }) {
  return (
    <div className={`dark ${styles.frame} ${styles[size]}`}>
      <Picture name={still} alt="" sizes={stillSizes[size]} />
      <p className={styles.text}>{text}</p>
    </div>
  );
}
