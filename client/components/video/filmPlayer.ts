import { playerLabels } from "./playerLabels.ts";
import { type PlayerState, startsByItself } from "./playerState.ts";

/** The parts of a player, by their `data-film` attribute. */
export type FilmPart = "frame" | "toggle" | "word" | "position" | "time" | "captions" | "fullscreen" | "state";

const running = new WeakMap<Element, () => void>();

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Position and length of a film as shown beside the slider; both in seconds. */
export const clockOf = (at: number, length: number) => `${clock(at)} / ${clock(length)}`;

/** Label of the button that plays, pauses, or restarts. */
const toggleWord = (state: PlayerState) =>
  state === "playing" || state === "buffering"
    ? playerLabels.pause
    : state === "ended"
      ? playerLabels.replay
      : playerLabels.play;

/**
 * Plays a film and updates its controls. Needs no React, so a film can start before the page's code has loaded; calling
 * it for a running player is safe.
 * @param player the element rendered by FileVideo, with `data-length` in seconds
 * @returns a function that removes its listeners
 */
export function runFilm(player: HTMLElement): () => void {
  const known = running.get(player);
  if (known) return known;
  const part = <Found extends Element = HTMLElement>(name: FilmPart) =>
    player.querySelector<Found>(`[data-film="${name}"]`);
  const film = part<HTMLVideoElement>("frame");
  const position = part<HTMLInputElement>("position");
  const captions = part("captions");
  const track = film?.textTracks[0];
  if (!film || !position) return () => {};

  const listening = new AbortController();
  const { signal } = listening;
  const on = (target: EventTarget | null, event: string, act: () => void) =>
    target?.addEventListener(event, act, { signal });
  const length = Number(player.dataset.length);

  const show = (state: PlayerState) => {
    player.dataset.running = String(state === "playing" || state === "buffering");
    part("word")?.replaceChildren(toggleWord(state));
    const stateText = part("state");
    if (!stateText) return;
    stateText.dataset.playerState = state;
    stateText.replaceChildren(playerLabels.states[state]);
  };
  const showPlace = (at: number) => {
    position.value = String(Math.min(at, length));
    position.ariaValueText = playerLabels.time(Math.round(at), length);
    part("time")?.replaceChildren(clockOf(at, length));
  };
  const play = (fallback: PlayerState) => film.play().catch(() => show(fallback));
  const toggle = () => {
    if (film.paused || film.ended) play("paused");
    else film.pause();
  };
  const fail = () => {
    player.dataset.failed = "";
  };

  on(film, "playing", () => show("playing"));
  on(film, "waiting", () => show("buffering"));
  on(film, "pause", () => !film.ended && show("paused"));
  on(film, "ended", () => show("ended"));
  on(film, "timeupdate", () => showPlace(film.currentTime));
  on(film, "click", toggle);
  on(part("toggle"), "click", toggle);
  // A page restored from the back/forward cache may be paused without an event.
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted || player.dataset.running !== "true") return;
      film.pause();
      void play("paused");
    },
    { signal },
  );
  on(position, "input", () => {
    // Read first: seeking fires an event at once.
    const at = position.valueAsNumber;
    film.currentTime = at;
    showPlace(at);
  });
  on(captions, "click", () => {
    if (!track) return;
    const shown = track.mode === "showing";
    track.mode = shown ? "disabled" : "showing";
    captions?.setAttribute("aria-pressed", String(!shown));
  });
  // Rejected where the browser has no full screen for elements; its native player then has one.
  on(part("fullscreen"), "click", () => void film.requestFullscreen?.().catch(() => {}));
  on(film.querySelector("source:last-of-type"), "error", fail);
  // All formats may have failed before this code ran. A new element has no source yet, but gets one by the end of this
  // task.
  const check = setTimeout(() => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && fail());

  film.controls = false;
  player.dataset.ready = "";
  film.muted = true;
  // If the browser blocks autoplay, the state stays "cued" with its button.
  if (startsByItself()) void play("cued");

  const stop = () => {
    clearTimeout(check);
    listening.abort();
    running.delete(player);
  };
  running.set(player, stop);
  return stop;
}
