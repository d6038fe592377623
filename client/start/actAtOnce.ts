/**
 * Loads what a page does before anybody touches it, and can do without React: films that start by themselves, and the
 * home page's steps, whose first turn of the wheel counts too.
 */
export function actAtOnce(): void {
  const players = document.querySelectorAll<HTMLElement>("[data-player]");
  // A script that doesn't come leaves the browser's own controls and scrolling in place.
  if (players.length > 0)
    import("../components/video/filmPlayer.ts").then(
      ({ runFilm }) => players.forEach(runFilm),
      () => {},
    );
  if (location.pathname === "/" && !matchMedia("(max-width: 900px)").matches)
    import("../pages/Home/wheelSteps.ts").then(
      ({ stepByWheel }) => stepByWheel(),
      () => {},
    );
}
