import { type PlayerState, startsByItself } from "./playerState.ts";
import { playerWords } from "./playerWords.ts";

/** The parts of a player, by their `data-film`: those that it acts on, or that act on it. */
export type FilmPart = "frame" | "toggle" | "word" | "position" | "time" | "captions" | "fullscreen" | "state";

const running = new WeakMap<Element, () => void>();

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** How long a film is at, and of what, as it stands beside the slider; both in seconds. */
export const clockOf = (at: number, length: number) => `${clock(at)} / ${clock(length)}`;

/** The word on the button that plays, pauses, or starts over. */
const toggleWord = (state: PlayerState) =>
  state === "playing" || state === "buffering"
    ? playerWords.pause
    : state === "ended"
      ? playerWords.replay
      : playerWords.play;

/**
 * Plays the film of a player that is in the page, and follows it with its controls. It needs no React, so a film starts
 * before the page's code has come, if it ever does; a player that runs already goes on as it is.
 * @param player what FileVideo drew, with `data-length` in seconds
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
    const said = part("state");
    if (!said) return;
    said.dataset.playerState = state;
    said.replaceChildren(playerWords.states[state]);
  };
  const showPlace = (at: number) => {
    position.value = String(Math.min(at, length));
    position.ariaValueText = playerWords.time(Math.round(at), length);
    part("time")?.replaceChildren(clockOf(at, length));
  };
  const play = (otherwise: PlayerState) => film.play().catch(() => show(otherwise));
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
  // A page that comes back out of the browser's memory may stand still without having been told so.
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
    // Read first: setting the place tells of it at once.
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
  // Refused where the browser has no full screen for elements; its own player has one there.
  on(part("fullscreen"), "click", () => void film.requestFullscreen?.().catch(() => {}));
  on(film.querySelector("source:last-of-type"), "error", fail);
  // Its formats may all have failed before this code was there. An element that was only now made has none yet either,
  // but finds them at the end of this task.
  const check = setTimeout(() => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE && fail());

  film.controls = false;
  player.dataset.ready = "";
  film.muted = true;
  // A browser may refuse to start it; the state then stays "cued" and the control is there.
  if (startsByItself()) void play("cued");

  const stop = () => {
    clearTimeout(check);
    listening.abort();
    running.delete(player);
  };
  running.set(player, stop);
  return stop;
}
