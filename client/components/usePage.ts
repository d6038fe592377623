import { useLocation, useMatches, useParams } from "react-router-dom";
import { complex } from "../content/complex.ts";
import type { PictureName } from "../content/generated/pictures.ts";
import { chosenIn } from "../shared/choices.ts";
import type { Page } from "../shared/page.ts";

export interface RouteHandle {
  page: Page;
}

/** @returns the page of the current URL, whichever of its spellings was used */
export function usePage(): Page {
  const page = usePossiblePage();
  if (!page) throw new Error("usePage needs a route with a page");
  return page;
}

/** @returns the picture of the current page, to stand beside its first section */
export function usePagePicture(): { name: PictureName; alt: string } | undefined {
  const { banner } = usePage();
  return banner && { name: banner.picture, alt: "" };
}

/** Undefined while the Not Found page is shown. */
const usePossiblePage = (): Page | undefined => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.page;

/**
 * @returns the site of a press page's URL, or the default one; normalized, because some systems send decomposed Hangul
 */
export function useSite(): string {
  return (useParams().site ?? complex.defaultSite).normalize("NFC");
}

/** @returns the value that the URL selects for that parameter, if it is one of the page's choices */
export function useChoice(name: string): string | undefined {
  const chosen = chosenIn(usePossiblePage()?.choices, useLocation().search);
  return chosen?.name === name ? chosen.value : undefined;
}
