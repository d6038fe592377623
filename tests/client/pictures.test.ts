import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { type Picture, pictures } from "../../client/content/generated/pictures.ts";
import { fileWidths, type PictureFormat } from "../../client/shared/pictureFiles.ts";

const folder = new URL("../../public/pictures/", import.meta.url);
const formats: readonly PictureFormat[] = ["avif", "webp", "jpg"];
const all: Picture[] = Object.values(pictures);
const bytes = (file: string) => statSync(new URL(file, folder)).size;

const named = new Set(
  all.flatMap(({ base, widths }) =>
    formats.flatMap((format) =>
      fileWidths(widths, format).map((width) => `${base.replace("/pictures/", "")}-${width}.${format}`),
    ),
  ),
);

test("the files of the manifest exist, and no others", () => {
  expect(readdirSync(folder).sort()).toEqual([...named].sort());
});

test("no picture is enlarged", () => {
  for (const { width, widths } of all) expect(Math.max(...widths)).toBeLessThanOrEqual(width);
});

test("all pictures together are at most 30 MB", () => {
  expect([...named].reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(30e6);
});

test("the first picture on a phone is at most 120 kB", () => {
  const { base, widths } = pictures.heroPortrait;
  // 390 CSS pixels at a device pixel ratio of three.
  const width = widths.find((candidate) => (candidate as number) >= 1170) ?? widths.at(-1);
  expect(bytes(`${base.replace("/pictures/", "")}-${width}.avif`)).toBeLessThanOrEqual(120_000);
});
