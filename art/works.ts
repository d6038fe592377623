/** Draws art/renders/worksSection.webp, 1600x1067: how far the building has come, for an article about the works. */
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { firstHomeFloor, towers } from "../client/complex/plans/stacks.ts";
import { complex } from "../client/content/complex.ts";
import { theme } from "../client/content/theme.ts";
import { launch, show } from "./browser.ts";

const { colors } = theme;

/** The basement floor that is being built; the formwork of the one above it has begun. */
const current = complex.basementFloors;
const [width, height] = [1600, 1067];
/** Pixels: left and right edge, the ground, heights of a floor above and below it, and width of a line of homes. */
const [left, right, ground] = [120, 1480, 420];
const [floor, cellar, wide, gap] = [7.2, 86, 46, 60];

const across = towers.reduce((sum, { lines }) => sum + lines.length * wide + gap, -gap);
const line = (d: string, style: string) => `<path d="${d}" fill="none" ${style}/>`;

let at = (width - across) / 2;
const planned = towers.map(({ lines, topFloor }) => {
  const [x, own] = [at, lines.length * wide];
  at += own + gap;
  const top = ground - topFloor * floor;
  const podium = ground - (firstHomeFloor - 1) * floor;
  return `M${x} ${podium}V${top}h${own}V${podium}M${x - 14} ${ground}V${podium}h${own + 28}V${ground}`;
});

const level = (number: number) => ground + (number - 1) * cellar;
const cellars = Array.from({ length: current - 2 }, (_, index) => `M${left} ${level(index + 2)}H${right}`);
const columns = Array.from({ length: 17 }, (_, index) => left + 40 + index * ((right - left - 80) / 16));
const bottom = level(current + 1);
/** What is still to come. */
const dashed = `stroke="${colors.light}" stroke-opacity=".9" stroke-width="8" stroke-dasharray="18 12"`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Pretendard Variable" font-weight="500">
<rect width="${width}" height="${height}" fill="${colors.dark}"/>
<rect y="${ground}" width="${width}" height="${height - ground}" fill="${colors.deepest}"/>
<path d="${planned.join("")}" fill="${colors.light}" fill-opacity=".1"/>
${line(planned.join(""), dashed)}
${line(`${cellars.join("")}M${left} ${ground}V${level(current)}M${right} ${ground}V${level(current)}`, dashed)}
<rect x="${left}" y="${level(current)}" width="${right - left}" height="${cellar}" fill="${colors.highlight}" fill-opacity=".22"/>
${line(`M${left} ${level(current)}H${right}`, `stroke="${colors.highlight}" stroke-width="4" stroke-dasharray="14 10"`)}
${line(columns.map((x) => `M${x} ${bottom}V${level(current)}`).join(""), `stroke="${colors.highlight}" stroke-width="12"`)}
<rect x="${left - 10}" y="${bottom}" width="${right - left + 20}" height="34" fill="${colors.light}"/>
${line(`M0 ${ground}H${width}`, `stroke="${colors.light}" stroke-width="3"`)}
<text x="${left}" y="${bottom + 112}" font-size="64" fill="${colors.highlight}">지금: 지하 ${current}층 기둥과 벽</text>
</svg>`;

const browser = await launch();
const page = await browser.newPage({ viewport: { width, height } });
await show(
  page,
  `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>body{margin:0}svg{display:block}</style>${svg}</html>`,
);
await writeFile(
  new URL("renders/worksSection.webp", import.meta.url),
  await sharp(await page.screenshot())
    .webp({ lossless: true })
    .toBuffer(),
);
await browser.close();
