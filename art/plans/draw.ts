/** Draws the plans from the model of the complex, and writes the figures for pages. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { complexModel } from "../../client/complex/plans/complexModel.ts";
import { planModels } from "../../client/complex/plans/planModels.ts";
import { readCity } from "../../client/complex3d/city.ts";
import { modelStamp } from "../../server/config/content/modelStamp.ts";
import { drawAll } from "./drawings.ts";
import { previewLettersFile } from "./previewLetters.ts";

const root = new URL("../../", import.meta.url);
await mkdir(new URL("client/content/generated/drawings/", root), { recursive: true });
for (const [path, content] of drawAll(complexModel, planModels)) await writeFile(new URL(path, root), content);
await writeFile(new URL("client/content/generated/previewLetters.ts", root), await previewLettersFile());
const model = new URL("client/content/plans/", root);
const stamp = new URL("client/content/generated/drawnFrom.txt", root);
await writeFile(stamp, `${modelStamp(fileURLToPath(model))}\n`);
// Needs the shapes written above.
const { windowSharesFile } = await import("./windowSharesFile.ts");
await writeFile(new URL("client/content/generated/windowShares.ts", root), windowSharesFile());
// Needs the figures written above, and the surroundings, which a complex without the model by the hour hasn't.
const city = new URL("client/content/generated/city.bin", root);
if (existsSync(city)) {
  const { drawTown } = await import("./town.ts");
  const town = drawTown(readCity(Uint8Array.from(readFileSync(city)).buffer));
  await writeFile(new URL("client/content/generated/drawings/town.svg", root), town);
}
