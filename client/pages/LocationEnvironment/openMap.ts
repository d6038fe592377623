import { androidAddress, appAddress, type MapLink } from "../../mapLinks.ts";

/** How long a phone may take to switch to an app, in milliseconds, before the web is shown instead. */
const timeout = 1_500;

/**
 * Opens a map app on phones.
 * @returns whether it was tried: elsewhere the link leads to the web by itself
 */
export function openMap(link: MapLink): boolean {
  const { userAgent } = navigator;
  if (/Android/.test(userAgent)) {
    location.href = androidAddress(link, location.origin);
    return true;
  }
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  // This page is hidden as soon as the app is there.
  setTimeout(() => {
    if (document.visibilityState === "visible") location.href = link.web;
  }, timeout);
  location.href = appAddress(link, location.origin);
  return true;
}
