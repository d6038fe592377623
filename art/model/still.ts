/**
 * Renders the still of the model by the hour that is shown before it is opened, and the town at night under the map of
 * distances:
 *
 * node --import tsx art/model/still.ts
 */
import sharp from "sharp";
import { locationMap } from "../../client/content/location.ts";
import { initialHour } from "../../client/shared/modelHours.ts";
import { openCamera, takeMap } from "./camera.ts";

const quality = { shadow: 2048, dome: 1024, frames: 12, samples: 0, mirror: 0.5 };

const camera = await openCamera(1500, 1150, quality);
const drawn = await camera.take({ hour: initialHour });
await camera.close();
await sharp(drawn).webp({ quality: 90 }).toFile("art/renders/modelDay.webp");

const night = await takeMap({ ...locationMap, hour: 20.3 }, { ...quality, frames: 8 });
// Labels and arcs are over it: brighter than a night is.
await sharp(night).modulate({ brightness: 1.2 }).webp({ quality: 80 }).toFile("art/renders/locationNight.webp");
