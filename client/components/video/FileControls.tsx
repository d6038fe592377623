import { type RefObject, useState } from "react";
import { playerWords } from "../../content/videos.ts";
import { Icon } from "../Icon.tsx";
import styles from "./VideoPlayer.module.css";

interface FileControlsProps {
  element: RefObject<HTMLVideoElement | null>;
  /** Both in seconds. */
  at: number;
  length: number;
  /** Is told where the film is to go on, in seconds. */
  onSeek: (seconds: number) => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Where the film is, its captions, and the full screen. */
export function FileControls({ element, at, length, onSeek }: FileControlsProps) {
  const [captions, setCaptions] = useState(false);

  const showCaptions = () => {
    const track = element.current?.textTracks[0];
    if (!track) return;
    track.mode = captions ? "disabled" : "showing";
    setCaptions(!captions);
  };

  return (
    <>
      <input
        className={styles.position}
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={Math.min(at, length)}
        aria-label={playerWords.position}
        aria-valuetext={playerWords.time(Math.round(at), length)}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(at)} / {clock(length)}
      </span>
      <button type="button" aria-pressed={captions} onClick={showCaptions}>
        {playerWords.captions}
      </button>
      <button
        type="button"
        aria-label={playerWords.fullscreen}
        // Refused where the browser has no full screen for elements; its own player has one there.
        onClick={() => element.current?.requestFullscreen?.().catch(() => {})}
      >
        <Icon name="expand" />
      </button>
    </>
  );
}
