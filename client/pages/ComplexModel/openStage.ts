import type { Stage, StageOptions } from "../../complex3d/stage.ts";
import { lowestQuality, stageQualityFor } from "./quality.ts";

type Needed = Pick<StageOptions, "canvas" | "hour" | "onState" | "onContextLost">;

interface Device {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** @returns whether the visitor saves data: the model is then loaded only on request */
export const savesData = () =>
  (navigator as Device).connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;

/** @returns whether rendering is in software, on the CPU */
function drawsInSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const debugInfo = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && debugInfo ? String(gl.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|basic render/i.test(name);
}

/** The model's code or data couldn't be loaded, which may succeed later. */
export class NotLoaded extends Error {}

async function load() {
  const surroundings = import("../../complex3d/cityFile.ts")
    .then(({ cityFile }) => fetch(cityFile))
    .then((response) => {
      if (!response.ok) throw new Error("The surroundings didn't come");
      return response.arrayBuffer();
    });
  const [{ Stage }, city] = await Promise.all([import("../../complex3d/stage.ts"), surroundings]);
  return { Stage, city };
}

/**
 * Loads the model's code and data in parallel, and starts drawing.
 * @throws NotLoaded when code or data can't be loaded; Error when the device can't draw it
 */
export async function openStage(needed: Needed): Promise<Stage> {
  const { Stage, city } = await load().catch((cause) => {
    throw new NotLoaded("The model couldn't be loaded", { cause });
  });
  const { clientWidth, clientHeight } = needed.canvas;
  const isLeast = new URLSearchParams(location.search).get("quality") === "low";
  const fineness = isLeast
    ? lowestQuality
    : stageQualityFor({
        narrow: matchMedia("(max-width: 900px)").matches,
        memory: (navigator as Device).deviceMemory ?? 8,
        pixelRatio: devicePixelRatio,
        area: clientWidth * clientHeight,
        software: drawsInSoftware(),
      });
  const calm = isLeast || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Stage({ ...needed, ...fineness, city, calm });
}
