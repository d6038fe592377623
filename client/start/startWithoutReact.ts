/**
 * Loads what a page does before any interaction and without React: films that autoplay, and the home page's movements
 * and steps, whose first wheel movement counts too.
 */
export function startWithoutReact(): void {
  const players = document.querySelectorAll<HTMLElement>("[data-player]");
  // If a script can't be loaded, the browser's own controls and scrolling remain.
  if (players.length > 0)
    import("../components/video/filmPlayer.ts").then(
      ({ runFilm }) => players.forEach(runFilm),
      () => {},
    );
  if (location.pathname !== "/") return;
  import("../pages/Home/awaitSight.ts").then(
    ({ awaitSight }) => awaitSight(),
    () => {},
  );
  if (!matchMedia("(max-width: 900px)").matches)
    import("../pages/Home/wheelSteps.ts").then(
      ({ stepByWheel }) => stepByWheel(),
      () => {},
    );
}
