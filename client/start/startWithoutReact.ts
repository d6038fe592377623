import { showNoticeOnceIdle } from "../layouts/notice/noticeDialog.ts";

/**
 * Loads what a page does before any interaction and without React: films that autoplay, the office's notice, and the home
 * page's movements and steps, whose first wheel movement counts too.
 */
export function startWithoutReact(): void {
  const films = document.querySelectorAll<HTMLElement>("[data-film]");
  // If a script can't be loaded, the browser's own controls and scrolling remain.
  if (films.length > 0)
    import("../components/video/playFilm.ts").then(
      ({ playFilm }) => films.forEach(playFilm),
      () => {},
    );
  if (document.querySelector("dialog[data-notice]")) showNoticeOnceIdle();
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
