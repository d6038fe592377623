import { androidAddress, appAddress, type MapLink } from "./mapLinks.ts";

/** Milliseconds for a phone to switch to an app before the web page is opened instead. */
const timeout = 1_500;

/**
 * Opens a map app on phones.
 * @returns whether it was attempted; elsewhere the link opens the web page
 */
export function openMap(link: MapLink): boolean {
  const { userAgent } = navigator;
  if (/Android/.test(userAgent)) {
    location.href = androidAddress(link, location.origin);
    return true;
  }
  if (!/iPhone|iPad|iPod/.test(userAgent)) return false;
  // This page is hidden once the app is open.
  setTimeout(() => {
    if (document.visibilityState === "visible") location.href = link.web;
  }, timeout);
  location.href = appAddress(link, location.origin);
  return true;
}
