import { Icon } from "../Icon.tsx";
import { clockOf, type FilmPart } from "./filmPlayer.ts";
import { playerLabels } from "./playerLabels.ts";
import styles from "./VideoPlayer.module.css";

const part = (name: FilmPart) => ({ "data-film": name });

/**
 * The film's initial controls: play button, position, captions, full screen, and the state as text, announced when it
 * changes. The player updates the text itself, possibly before hydration.
 * @param length of the film, in seconds
 */
export function FilmControls({ length }: { length: number }) {
  return (
    <div className={styles.controls}>
      <button type="button" {...part("toggle")}>
        <Icon name="pause" />
        <Icon name="play" />
        <span {...part("word")} suppressHydrationWarning>
          {playerLabels.play}
        </span>
      </button>
      <input
        {...part("position")}
        className={styles.position}
        type="range"
        min={0}
        max={length}
        step={0.1}
        defaultValue={0}
        aria-label={playerLabels.position}
        aria-valuetext={playerLabels.time(0, length)}
        suppressHydrationWarning
      />
      <span {...part("time")} className={styles.time} aria-hidden="true" suppressHydrationWarning>
        {clockOf(0, length)}
      </span>
      <button type="button" {...part("captions")} aria-pressed={false} suppressHydrationWarning>
        {playerLabels.captions}
      </button>
      <button type="button" {...part("fullscreen")} aria-label={playerLabels.fullscreen}>
        <Icon name="expand" />
      </button>
      <p role="status" {...part("state")} data-player-state="cued" suppressHydrationWarning>
        {playerLabels.states.cued}
      </p>
    </div>
  );
}
