import { useEffect, useRef } from "react";
import { videoCopy } from "../../copy/video.ts";
import { hostedVideo, type Video } from "../../shared/video.ts";
import { Icon } from "../Icon.tsx";
import { Picture } from "../Picture.tsx";
import corner from "./PlayLabel.module.css";
import { playFilm } from "./playFilm.ts";
import styles from "./VideoPlayer.module.css";
import { stillSizes, type VideoSize, VideoStill } from "./VideoStill.tsx";

interface VideoPlayerProps {
  video: Video;
  size: VideoSize;
}

/** A film over its still, with the browser's or the platform's own controls; until there is one, its still and a note. */
export function VideoPlayer({ video, size }: VideoPlayerProps) {
  const { id, source, title, still } = video;
  if (!source) return <VideoStill still={still} size={size} text={videoCopy.preparing} />;
  if (source.kind === "file") return <FileVideo key={id} video={video} size={size} />;
  return (
    <div className={`dark ${styles.frame} ${styles[size]}`}>
      <Picture name={still} alt="" sizes={stillSizes[size]} />
      <iframe
        src={hostedVideo.embed(source.id)}
        title={title}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The platform refuses to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}

/** A poster that lets the still below be seen: without one, Chromium paints a grey one over it. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** React renders it once and never updates it, because the film may have started before hydration. */
function FileVideo({ video: { source, title, still, hasSound, marked }, size }: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) playFilm(frame.current);
  }, []);
  if (source?.kind !== "file") return null;

  return (
    <div
      ref={frame}
      className={`dark ${styles.frame} ${styles[size]} ${marked ? styles.marked : ""}`}
      data-film="cued"
      suppressHydrationWarning
    >
      {/* As its poster it would be one file for every screen, fetched ahead of what is seen first. */}
      <Picture name={still} alt="" sizes={stillSizes[size]} />
      <video
        aria-label={title}
        poster={nothing}
        muted
        playsInline
        // Without the player's script they are all there is; with it, they come once they are looked for.
        controls
        preload="none"
        suppressHydrationWarning
      >
        {source.formats.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={source.captions} srcLang="ko" label="한국어" />
      </video>
      <button type="button" className={corner.label} data-play hidden suppressHydrationWarning>
        <Icon name="play" /> {videoCopy.play}
      </button>
      {hasSound && (
        <button type="button" className={styles.sound} data-sound hidden suppressHydrationWarning>
          <Icon name="sound" /> {videoCopy.sound}
        </button>
      )}
      <button type="button" className={`${corner.label} ${styles.again}`} data-again>
        <Icon name="play" /> {videoCopy.again}
      </button>
      <div role="status">
        <p className={`${styles.text} ${styles.loading}`}>{videoCopy.loading}</p>
        <p className={`${styles.text} ${styles.failed}`}>
          {videoCopy.failed}{" "}
          <button type="button" data-retry>
            {videoCopy.retry}
          </button>
        </p>
      </div>
    </div>
  );
}
