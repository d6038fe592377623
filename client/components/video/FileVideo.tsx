import { useEffect, useRef } from "react";
import type { PictureName } from "../../content/pictures.ts";
import { playerWords, type VideoSource } from "../../content/videos.ts";
import { plainFile } from "../Picture.tsx";
import { FilmControls } from "./FilmControls.tsx";
import { runFilm } from "./filmPlayer.ts";
import styles from "./VideoPlayer.module.css";
import type { VideoSize } from "./VideoPlayer.tsx";
import { VideoStill } from "./VideoStill.tsx";

interface FileVideoProps {
  video: Extract<VideoSource, { kind: "file" }>;
  title: string;
  still: PictureName;
  size: VideoSize;
}

/**
 * A film of ours: it has no sound, starts by itself and stops at its end. React draws it and never again changes it:
 * the player that runs it may have begun before React came. Until either is there, the browser's own controls are.
 */
export function FileVideo({ video, title, still, size }: FileVideoProps) {
  const player = useRef<HTMLDivElement>(null);
  useEffect(() => (player.current ? runFilm(player.current) : undefined), []);

  return (
    <div ref={player} className={styles.player} data-player="" data-length={video.seconds} suppressHydrationWarning>
      <video
        data-film="frame"
        className={`${styles.frame} ${styles[size]}`}
        aria-label={title}
        poster={plainFile(still)}
        muted
        playsInline
        controls
        preload="metadata"
        suppressHydrationWarning
      >
        {video.formats.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={video.captions} srcLang="ko" label="한국어" />
      </video>
      <FilmControls length={video.seconds} />
      <div className={styles.failed}>
        <VideoStill still={still} size={size} words={playerWords.failed} />
      </div>
    </div>
  );
}
