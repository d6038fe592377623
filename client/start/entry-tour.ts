import { showCodeNotice } from "../components/missingCode.ts";
import { tourCopy } from "../copy/tours.ts";
import type { HydrationData } from "../shared/document.ts";
import type { TourData } from "../tour/tourData.ts";
import { tourElement } from "../tour/tourElement.ts";
import type {} from "./queueUntilHydrated.ts";

const { props, chunks }: HydrationData = JSON.parse(document.getElementById("hydration")?.textContent ?? "null");
const start = tourElement("start");
const status = tourElement("status");

/** The viewer is large: loaded after a click, with integrity hashes. */
async function loadViewer() {
  for (const { href, integrity } of chunks)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }));
  const viewer = await import("../tour/tourView.ts");
  await viewer.loadStyles();
  return viewer;
}

/** Shows the still again, with the reason; another click retries. */
function offer(reason: string): void {
  status.textContent = reason;
  for (const part of ["view", "controls"]) tourElement(part).hidden = true;
  start.hidden = false;
  start.focus();
}

start.addEventListener("click", async () => {
  start.hidden = true;
  status.textContent = tourCopy.loading;
  const viewer = await loadViewer().catch(showCodeNotice);
  if (!viewer) {
    start.hidden = false;
    return;
  }
  try {
    const isLoaded = await viewer.openTour(props as TourData, () => offer(tourCopy.lost));
    if (isLoaded) status.textContent = "";
    else offer(tourCopy.unloaded);
  } catch {
    offer(tourCopy.failed);
  }
});

window.hold?.release();
