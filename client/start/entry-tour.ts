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

start.addEventListener("click", async () => {
  start.hidden = true;
  status.textContent = tourCopy.loading;
  const viewer = await loadViewer().catch(showCodeNotice);
  try {
    await viewer?.openTour(props as TourData);
    status.textContent = "";
  } catch {
    // No WebGL, or no connection: the still remains, and another click retries.
    status.textContent = tourCopy.failed;
    tourElement("view").hidden = true;
    start.hidden = false;
  }
  if (!viewer) start.hidden = false;
});

window.hold?.release();
