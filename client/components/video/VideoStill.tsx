import type { PictureName } from "../../content/pictures.ts";
import { playerWords } from "../../content/videos.ts";
import { Picture } from "../Picture.tsx";
import styles from "./VideoPlayer.module.css";
import type { VideoSize } from "./VideoPlayer.tsx";

/** The still of a film that isn't there yet. */
export function VideoStill({ still, size }: { still: PictureName; size: VideoSize }) {
  return (
    <div className={`dark ${styles.frame} ${styles[size]}`}>
      <Picture name={still} alt="" sizes="(width <= 900px) 400px, 1300px" />
      <p className={styles.preparing}>{playerWords.preparing}</p>
    </div>
  );
}
