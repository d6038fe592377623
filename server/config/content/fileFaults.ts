import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { films } from "../../../client/content/generated/films.ts";
import { type Picture, pictures } from "../../../client/content/generated/pictures.ts";
import { tourRooms } from "../../../client/content/generated/tourRooms.ts";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import { pages } from "../../../client/pages/pages.ts";
import { fileWidths, type PictureFormat } from "../../../client/shared/pictureFiles.ts";
import { modelStamp } from "./modelStamp.ts";

const formats: readonly PictureFormat[] = ["avif", "webp", "jpg"];

const pictureFiles = ({ base, widths }: Picture) =>
  formats.flatMap((format) => fileWidths(widths, format).map((width) => `${base}-${width}.${format}`));

const publicFolder = "public";
const labels = unitTypes.map(({ label }) => label);

const drawings = [
  ...["site", "stacks", ...labels].flatMap((name) => [`${name}.svg`, `${name}-narrow.svg`]),
  ...labels.flatMap((label) => [`${label}-plan.svg`, `${label}-before.svg`]),
];

/** As client/layouts/head.ts names them. */
const previews = [
  ...new Set(
    pages.flatMap(({ section }) => (section === "desk" || section === "legal" ? [] : [`social/${section}.jpg`])),
  ),
];

/**
 * @param root the project's folder
 * @returns a sentence for each file that content names and that is missing, and for drawings older than their model
 */
export function fileFaults(root: string): string[] {
  const missing = (folder: string, files: readonly string[], remedy: string) =>
    files
      .filter((file) => !existsSync(join(root, folder, file)))
      .map((file) => `${join(folder, file)} is missing: ${remedy}.`);
  const model = join(root, "client/content/plans");
  const stamp = join(root, "client/content/generated/drawnFrom.txt");
  const drawnFrom = existsSync(stamp) ? readFileSync(stamp, "utf8").trim() : undefined;
  return [
    ...missing("client/content/generated/drawings", drawings, "run npm run art:plans"),
    ...(drawnFrom === modelStamp(model)
      ? []
      : ["client/content/plans: the drawings and figures are older than the model: run npm run art:plans."]),
    ...missing(
      publicFolder,
      Object.values<Picture>(pictures).flatMap(pictureFiles),
      "run node --import tsx art/pictures.ts",
    ),
    ...missing(
      publicFolder,
      Object.values(tourRooms).flatMap((rooms) => rooms.flatMap(({ panorama, thumbnail }) => [panorama, thumbnail])),
      "run node --import tsx art/tours.ts",
    ),
    ...missing(
      publicFolder,
      Object.values(films).flatMap(({ base }) => [".av1.mp4", ".h264.mp4", ".vtt"].map((end) => base + end)),
      "run node --import tsx art/film.ts",
    ),
    ...missing(publicFolder, previews, "run node --import tsx art/social.ts"),
    ...(pages.some(({ path }) => path === "/ComplexGuide/model")
      ? [
          ...missing("client/content/generated", ["city.bin"], "run python3 art/blender/export_city.py"),
          ...missing("client/content/generated/drawings", ["town.svg"], "run npm run art:plans"),
        ]
      : []),
    ...missing(publicFolder, ["announcement.pdf"], "run node --import tsx art/announcement.ts"),
    ...missing(
      publicFolder,
      ["favicon.ico", "site.webmanifest", "icons/icon.svg"],
      "run node --import tsx art/icons.ts",
    ),
  ];
}
