import { Viewer } from "@photo-sphere-viewer/core";
import { GyroscopePlugin } from "@photo-sphere-viewer/gyroscope-plugin";
import { VirtualTourPlugin } from "@photo-sphere-viewer/virtual-tour-plugin";
import { theme } from "../content/theme.ts";
import { tourCopy } from "../copy/tours.ts";
import planStyles from "./MiniPlan.module.css";
// The page is rendered on the server only: this adds its style sheet to the browser's.
import pageStyles from "./TourPage.module.css";
import type { TourData } from "./tourData.ts";
import { tourElement } from "./tourElement.ts";
import type { TourNode } from "./tourNodes.ts";
import { connectTools } from "./tourTools.ts";
import styles from "./viewer.css?url";

/** The viewer's own styles, loaded only here. */
export function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error("The viewer's styles didn't load")));
    document.head.append(link);
  });
}

function sign(name: string): HTMLElement {
  return Object.assign(document.createElement("span"), { className: pageStyles.sign, textContent: name });
}

/** Marks the visitor's room on the plan and in the list. */
function showRoom(label: string, node: TourNode): void {
  for (const room of document.querySelectorAll<SVGElement>("[data-plan-room]"))
    room.classList.toggle(planStyles.current ?? "", room.dataset.planRoom === node.id);
  for (const button of document.querySelectorAll<HTMLElement>("[data-tour-room]")) {
    if (button.dataset.tourRoom === node.id) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  for (const list of document.querySelectorAll<HTMLElement>("[data-tour-exhibit]"))
    list.hidden = list.dataset.tourExhibit !== node.id;
  const view = tourElement("view");
  view.dataset.room = node.id;
  view.setAttribute("aria-label", tourCopy.view(label, node.name));
}

/** The first view of the first room: sofa and window, not the window alone; angles in radians. The others begin ahead. */
const firstView = { yaw: -0.5, pitch: -0.1 };
const ahead = { yaw: 0, pitch: 0 };
/** As much of a room as isn't distorted. */
const zoom = 20;

/**
 * Opens the tour, once its styles are loaded, in its first room or the one in which it was lost.
 * @param onLost called when the browser has dropped what was drawn, as phones do that run out of memory
 * @returns whether the first panorama could be loaded
 * @throws Error when the browser can't render it
 */
export async function openTour({ label, nodes }: TourData, onLost: () => void): Promise<boolean> {
  const view = tourElement("view");
  const [entrance] = nodes;
  const first = nodes.find(({ id }) => id === view.dataset.room) ?? entrance;
  if (!first || !entrance) throw new Error("The tour has no rooms");
  const viewOf = (id: string) => (id === entrance.id ? firstView : ahead);
  view.hidden = false;
  view.setAttribute("role", "application");
  view.tabIndex = 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const viewer = new Viewer({
    container: view,
    navbar: false,
    defaultYaw: viewOf(first.id).yaw,
    defaultPitch: viewOf(first.id).pitch,
    defaultZoomLvl: zoom,
    keyboard: "always",
    loadingTxt: "",
    lang: { loadError: tourCopy.unloaded },
    canvasBackground: theme.colors.deepest,
    plugins: [
      GyroscopePlugin,
      VirtualTourPlugin.withConfig({
        renderMode: "2d",
        showLinkTooltip: false,
        preload: true,
        arrowStyle: { element: (link) => sign(nodes.find(({ id }) => id === link.nodeId)?.name ?? "") },
        transitionOptions: { showLoader: true, speed: "20rpm", effect: still ? "none" : "fade", rotation: !still },
        nodes: nodes.map(({ id, name, panorama, links }) => ({
          id,
          name,
          panorama,
          links: links.map(({ id: nodeId, yaw, pitch }) => ({ nodeId, position: { yaw, pitch } })),
        })),
        startNodeId: first.id,
      }),
    ],
  });
  const tour = viewer.getPlugin<VirtualTourPlugin>(VirtualTourPlugin);
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin);
  const opened = new AbortController();
  let current = first;

  function close(): void {
    opened.abort();
    viewer.destroy();
  }

  const turn = () => {
    const { yaw } = viewer.getPosition();
    const [x, y] = current.position;
    tourElement("here").setAttribute(
      "transform",
      `translate(${x} ${y}) rotate(${current.heading + (yaw * 180) / Math.PI})`,
    );
  };
  tour.addEventListener("node-changed", ({ node }) => {
    current = nodes.find(({ id }) => id === node.id) ?? current;
    showRoom(label, current);
    turn();
  });
  viewer.addEventListener("position-updated", turn);
  const isLoaded = await new Promise<boolean>((resolve) => {
    viewer.addEventListener("ready", () => resolve(true), { once: true });
    viewer.addEventListener("panorama-error", () => resolve(false), { once: true });
  });
  if (!isLoaded) {
    close();
    return false;
  }

  const status = tourElement("status");
  const goTo = tour.setCurrentNode.bind(tour);
  // The signs call it, too. A room that can't be loaded leaves one where one is.
  tour.setCurrentNode = async (room, options, link) => {
    status.textContent = "";
    try {
      return await goTo(room, options, link);
    } catch {
      status.textContent = tourCopy.unloaded;
      return goTo(current.id, { forceUpdate: true, effect: "none", showLoader: false }).catch(() => false);
    }
  };
  for (const button of document.querySelectorAll<HTMLElement>("[data-tour-room]"))
    button.addEventListener(
      "click",
      () => {
        const room = button.dataset.tourRoom ?? first.id;
        void tour.setCurrentNode(room, { rotateTo: viewOf(room) });
      },
      opened,
    );
  connectTools(viewer, gyroscope, opened.signal);
  const lost = () => {
    close();
    onLost();
  };
  view.querySelector("canvas")?.addEventListener("webglcontextlost", lost, opened);
  tourElement("controls").hidden = false;
  view.focus();
  return true;
}
