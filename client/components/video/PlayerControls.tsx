import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import { playerLabels } from "./playerLabels.ts";
import type { PlayerState } from "./playerState.ts";
import styles from "./VideoPlayer.module.css";

interface PlayerControlsProps {
  state: PlayerState;
  /** Plays, pauses, or restarts after the end. */
  onToggle: () => void;
  /** Additional controls of this provider. */
  children?: ReactNode;
}

/** The controls that all providers share: one button, and the state as text, announced when it changes. */
export function PlayerControls({ state, onToggle, children }: PlayerControlsProps) {
  const running = state === "playing" || state === "buffering";
  return (
    <div className={styles.controls}>
      <button type="button" onClick={onToggle}>
        <Icon name={running ? "pause" : "play"} />
        {running ? playerLabels.pause : state === "ended" ? playerLabels.replay : playerLabels.play}
      </button>
      {children}
      <p role="status" data-player-state={state}>
        {playerLabels.states[state]}
      </p>
    </div>
  );
}
