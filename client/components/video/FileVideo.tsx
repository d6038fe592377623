import { useEffect, useRef } from "react";
import type { PictureName } from "../../content/generated/pictures.ts";
import type { VideoSource } from "../../shared/video.ts";
import { Picture } from "../Picture.tsx";
import { FilmControls } from "./FilmControls.tsx";
import { runFilm } from "./filmPlayer.ts";
import { playerLabels } from "./playerLabels.ts";
import styles from "./VideoPlayer.module.css";
import { stillSizes, type VideoSize, VideoStill } from "./VideoStill.tsx";

interface FileVideoProps {
  video: Extract<VideoSource, { kind: "file" }>;
  title: string;
  still: PictureName;
  size: VideoSize;
}

/**
 * Our own film: silent, plays by itself, stops at its end. React renders it once and never updates it, because the
 * player may have started before hydration. Until then it has the browser's own controls.
 */
export function FileVideo({ video, title, still, size }: FileVideoProps) {
  const player = useRef<HTMLDivElement>(null);
  useEffect(() => (player.current ? runFilm(player.current) : undefined), []);

  return (
    <div ref={player} className={styles.player} data-player="" data-length={video.seconds} suppressHydrationWarning>
      <div className={`${styles.frame} ${styles[size]}`}>
        {/* A poster would be one file for every screen, fetched ahead of what is seen first. */}
        <Picture name={still} alt="" sizes={stillSizes[size]} />
        <video data-film="frame" aria-label={title} muted playsInline controls preload="none" suppressHydrationWarning>
          {video.formats.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track kind="captions" src={video.captions} srcLang="ko" label="한국어" />
        </video>
      </div>
      <FilmControls length={video.seconds} />
      <div className={styles.failed}>
        <VideoStill still={still} size={size} text={playerLabels.failed} />
      </div>
    </div>
  );
}
