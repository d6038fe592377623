import { playerWords } from "../../content/videos.ts";
import { Icon } from "../Icon.tsx";
import type { PlayerState } from "./playerState.ts";
import styles from "./VideoPlayer.module.css";

interface PlayerControlsProps {
  state: PlayerState;
  muted: boolean;
  /** Plays, pauses, or starts over once the film has ended. */
  onToggle: () => void;
  onMute: () => void;
}

/** The one control every provider shares, and the state in words, spoken when it changes. */
export function PlayerControls({ state, muted, onToggle, onMute }: PlayerControlsProps) {
  const running = state === "playing" || state === "buffering";
  return (
    <div className={styles.controls}>
      <button type="button" onClick={onToggle}>
        <Icon name={running ? "pause" : "play"} />
        {running ? playerWords.pause : state === "ended" ? playerWords.replay : playerWords.play}
      </button>
      <button type="button" onClick={onMute}>
        {muted ? playerWords.unmute : playerWords.mute}
      </button>
      <p role="status" data-player-state={state}>
        {playerWords.states[state]}
      </p>
    </div>
  );
}
