/**
 * Renders the still of the model by the hour that is shown before it is opened:
 *
 * node --import tsx art/model/still.ts
 */
import sharp from "sharp";
import { initialHour } from "../../client/complex3d/hours.ts";
import { openCamera } from "./camera.ts";

const camera = await openCamera(1500, 1150, { shadow: 2048, dome: 1024, frames: 12, samples: 0, mirror: 0.5 });
const drawn = await camera.take({ hour: initialHour });
await camera.close();
await sharp(drawn).webp({ quality: 90 }).toFile("art/renders/modelDay.webp");
