/** Renders the mark as favicon, app icons and manifest. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { complex } from "../client/content/complex.ts";
import { mark, theme } from "../client/content/theme.ts";

const { dark, light, highlight } = theme.colors;

/**
 * @param scale height of the mark as a fraction of the square
 * @param stroke line width in the mark's 24 by 32 grid
 */
function icon(scale: number, stroke: number, corner = 0): string {
  const unit = (512 * scale) / 32;
  const left = 256 - 12 * unit;
  const top = 256 - 16 * unit;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${dark}"/><g transform="translate(${left} ${top}) scale(${unit})"><path d="${mark.light}" fill="${highlight}"/><path d="${mark.frame}" fill="none" stroke="${light}" stroke-width="${stroke}"/></g></svg>\n`;
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An .ico that contains one PNG, which every browser since 2011 supports. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const folder = new URL("../public/icons/", import.meta.url);
await mkdir(folder, { recursive: true });
const plain = icon(0.66, 1.8);
// Launchers may crop a maskable icon to a circle of 80%.
const maskable = icon(0.5, 1.8);
const small = icon(0.82, 2.6, 40);

await writeFile(new URL("icon.svg", folder), icon(0.74, 2.2, 40));
await writeFile(new URL("192.png", folder), await png(plain, 192));
await writeFile(new URL("512.png", folder), await png(plain, 512));
await writeFile(new URL("maskable-512.png", folder), await png(maskable, 512));
await writeFile(new URL("apple-touch-icon.png", folder), await png(plain, 180));
const favicon = await sharp(Buffer.from(small), { density: 300 }).resize(32, 32).png().toBuffer();
await writeFile(new URL("../public/favicon.ico", import.meta.url), ico(favicon, 32));
await writeFile(
  new URL("../public/site.webmanifest", import.meta.url),
  `${JSON.stringify(
    {
      name: complex.name,
      short_name: complex.name,
      description: complex.summary,
      lang: "ko",
      dir: "ltr",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      theme_color: dark,
      background_color: light,
      icons: [
        { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`,
);
