/** What a film's `data-film` says: `cued` until it is started. */
type FilmState = "cued" | "buffering" | "playing" | "paused" | "ended" | "failed";

const known = new WeakSet<HTMLElement>();

/** Plays a film. WebKit never begins one that was just inserted and isn't preloaded; where another script has, it goes on. */
function begin(film: HTMLVideoElement): Promise<void> {
  if (film.readyState === film.HAVE_NOTHING && film.networkState !== film.NETWORK_LOADING) film.load();
  return film.play();
}

/** Plays a film that was asked for, whatever motion is preferred. @param at seconds; where it is if absent */
export function playFrom(film: HTMLVideoElement, at?: number): void {
  const seek = () => {
    if (at !== undefined) film.currentTime = at;
  };
  if (film.readyState === film.HAVE_NOTHING) film.addEventListener("loadedmetadata", seek, { once: true });
  else seek();
  // The film's frame says why, if it can't be played.
  begin(film).catch(() => {});
}

/**
 * Starts a film, unless the visitor prefers reduced motion, and shows its state. Needs no React, so a film can start
 * before the page's code has loaded; a second call for the same film does nothing.
 * @param frame the element that VideoPlayer renders
 */
export function playFilm(frame: HTMLElement): void {
  const film = frame.querySelector("video");
  if (!film || known.has(frame)) return;
  known.add(frame);
  const show = (state: FilmState) => {
    frame.dataset.film = state;
  };
  const playButton = frame.querySelector<HTMLElement>("[data-play]");
  /** Until it is played, its still is seen with one large button; the browser's bar would cover it. */
  const rest = () => {
    show("cued");
    if (playButton) playButton.hidden = false;
  };
  const play = () => {
    // Rejected where the browser blocks autoplay, and where it can't play any of the formats.
    begin(film).catch(({ name }: DOMException) => {
      if (name === "NotAllowedError") rest();
      else if (name === "NotSupportedError") show("failed");
    });
  };
  film.addEventListener("waiting", () => show("buffering"));
  film.addEventListener("playing", () => show("playing"));
  // Whichever was asked for last plays, though an earlier one may get its data later.
  film.addEventListener("play", () => {
    if (playButton) playButton.hidden = true;
    // One that was replaced may say so late.
    if (!film.isConnected) return;
    for (const other of document.querySelectorAll("video")) if (other !== film) other.pause();
  });
  // A film also pauses at its end.
  film.addEventListener("pause", () => show(film.ended ? "ended" : "paused"));
  film.addEventListener("ended", () => show("ended"));
  film.addEventListener("error", () => show("failed"));
  film.querySelector("source:last-of-type")?.addEventListener("error", () => show("failed"));
  frame.querySelector("[data-retry]")?.addEventListener("click", () => {
    film.load();
    play();
  });
  // They lie over the film's beginning and its end, and hide.
  for (const button of frame.querySelectorAll("[data-play], [data-again]"))
    button.addEventListener("click", () => {
      film.focus();
      play();
    });
  // A film that starts by itself isn't covered by the browser's bar either: it comes with a pointer, a finger or the focus.
  const control = () => {
    film.controls = true;
  };
  film.controls = false;
  film.tabIndex = 0;
  for (const looked of ["pointerenter", "pointermove", "pointerdown", "focusin"])
    frame.addEventListener(looked, control, { once: true });
  // Browsers start a film only without its sound; who wants to hear it has missed its beginning by then.
  const sound = frame.querySelector<HTMLElement>("[data-sound]");
  film.addEventListener("volumechange", () => {
    if (sound) sound.hidden = !film.muted;
  });
  sound?.addEventListener("click", () => {
    film.muted = false;
    film.currentTime = 0;
    // The button hides.
    film.focus();
    play();
  });
  // Not an attribute of the element, so that it also applies to one that React has made.
  film.muted = true;
  if (sound) sound.hidden = false;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
  else rest();
}
