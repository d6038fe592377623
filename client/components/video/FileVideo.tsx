import { useEffect, useRef, useState } from "react";
import type { PictureName } from "../../content/pictures.ts";
import { playerWords, type VideoSource } from "../../content/videos.ts";
import { plainFile } from "../Picture.tsx";
import { FileControls } from "./FileControls.tsx";
import { PlayerControls } from "./PlayerControls.tsx";
import { type PlayerState, startsByItself } from "./playerState.ts";
import styles from "./VideoPlayer.module.css";
import type { VideoSize } from "./VideoPlayer.tsx";
import { VideoStill } from "./VideoStill.tsx";

interface FileVideoProps {
  video: Extract<VideoSource, { kind: "file" }>;
  title: string;
  still: PictureName;
  size: VideoSize;
}

/** A film of ours: it has no sound, starts by itself and stops at its end. */
export function FileVideo({ video, title, still, size }: FileVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>("cued");
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  // Until this code is there, the browser's own controls are.
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    const film = element.current;
    if (!film) return;
    // Its formats may all have failed before this code was there. An element that was only now made has none yet either,
    // but finds them at the end of this task.
    const check = setTimeout(() => setFailed(film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE));
    const stop = () => clearTimeout(check);
    if (!startsByItself()) return stop;
    film.muted = true;
    // A browser may refuse to start it; the state then stays "cued" and the control is there.
    film.play().catch(() => setState("cued"));
    return stop;
  }, []);

  const toggle = () => {
    const film = element.current;
    if (!film) return;
    if (film.paused || film.ended) film.play().catch(() => setState("paused"));
    else film.pause();
  };

  // The place is shown before the film is there: the slider would jump back, and its second event would call the film back.
  const seek = (seconds: number) => {
    if (element.current) element.current.currentTime = seconds;
    setAt(seconds);
  };

  if (failed) return <VideoStill still={still} size={size} words={playerWords.failed} />;
  return (
    <div>
      <video
        ref={element}
        className={`${styles.frame} ${styles[size]}`}
        aria-label={title}
        poster={plainFile(still)}
        muted
        playsInline
        controls={!ready}
        preload="metadata"
        onClick={toggle}
        onPlaying={() => setState("playing")}
        onWaiting={() => setState("buffering")}
        onPause={(event) => !event.currentTarget.ended && setState("paused")}
        onEnded={() => setState("ended")}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      >
        {video.formats.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            {...(index === video.formats.length - 1 && { onError: () => setFailed(true) })}
          />
        ))}
        <track kind="captions" src={video.captions} srcLang="ko" label="한국어" />
      </video>
      <PlayerControls state={state} onToggle={toggle}>
        <FileControls element={element} at={at} length={video.seconds} onSeek={seek} />
      </PlayerControls>
    </div>
  );
}
