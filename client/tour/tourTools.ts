import type { Viewer } from "@photo-sphere-viewer/core";
import type { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { tourCopy } from "../copy/tours.ts";
import { tourElement } from "./tourElement.ts";

/** Zoom per press, in the viewer's hundred steps. */
const step = 20;

/**
 * Connects the buttons beside the view; those that this device doesn't support stay hidden.
 * @param signal disconnects them
 */
export function connectTools(viewer: Viewer, gyroscope: GyroscopePlugin, signal: AbortSignal): void {
  tourElement("zoom-in").addEventListener("click", () => viewer.zoomIn(step), { signal });
  tourElement("zoom-out").addEventListener("click", () => viewer.zoomOut(step), { signal });
  connectGyroscope(gyroscope, signal);
  connectFullscreen(signal);
}

function connectGyroscope(gyroscope: GyroscopePlugin, signal: AbortSignal): void {
  const button = tourElement("gyroscope");
  gyroscope.isSupported().then((supported) => {
    button.hidden = !supported;
  });
  button.addEventListener("click", () => gyroscope.toggle(), { signal });
  gyroscope.addEventListener("gyroscope-updated", ({ gyroscopeEnabled }) =>
    button.setAttribute("aria-pressed", String(gyroscopeEnabled)),
  );
}

/** Makes the whole page full screen, including plan and rooms. */
function connectFullscreen(signal: AbortSignal): void {
  const button = tourElement("fullscreen");
  button.hidden = !document.fullscreenEnabled;
  const toggle = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    // Rejected without a user gesture; nothing to report then.
    else document.documentElement.requestFullscreen().catch(() => {});
  };
  const show = () =>
    button.setAttribute("aria-label", document.fullscreenElement ? tourCopy.leaveFullscreen : tourCopy.fullscreen);
  show();
  button.addEventListener("click", toggle, { signal });
  document.addEventListener("fullscreenchange", show, { signal });
}
