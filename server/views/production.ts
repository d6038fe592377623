import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, ManifestChunk } from "vite";
import type { Assets, PageAssets, Views } from "./views.ts";

const entryKey = "client/start/entry-client.ts";
const earlyKey = "client/start/entry-early.ts";
const pixelsKey = "client/start/entry-pixels.ts";
const tourKey = "client/start/entry-tour.ts";

/**
 * The built views.
 * @param dist the output folder of `npm run build`
 * @throws Error when there is no build
 */
export async function productionViews(dist: string): Promise<Views> {
  const { render, renderFailure, renderTour } = await import(pathToFileURL(join(dist, "views/entry-server.js")).href);
  const folder = join(dist, "public");
  return { render, renderFailure, renderTour, assets: builtAssets(folder), folder, cacheable: true };
}

/** Reads Vite's manifest: https://vite.dev/guide/backend-integration */
function builtAssets(folder: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const known = new Map<string, PageAssets>();
  const hash = (file: string) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(join(folder, file)))
      .digest("base64")}`;

  // One style sheet for all pages: a few kilobytes more on the first page, none on those after it.
  const style = manifest["style.css"]?.file;
  if (!style) throw new Error("The manifest has no style sheet");
  const stylesheet = `<link rel="stylesheet" href="/${style}" integrity="${hash(style)}">`;

  const earlyFile = manifest[earlyKey]?.file;
  if (!earlyFile) throw new Error("The manifest has no early script");
  const early = `<script src="/${earlyFile}" integrity="${hash(earlyFile)}"></script>`;

  const pixelsFile = manifest[pixelsKey]?.file;
  if (!pixelsFile) throw new Error("The manifest has no script that asks about measuring");
  const pixels = `<script type="module" src="/${pixelsFile}" integrity="${hash(pixelsFile)}"></script>`;

  /** Adds a chunk, followed by its imports. */
  function collect(key: string, found: Map<string, ManifestChunk>): void {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) collect(imported, found);
  }

  const withImports = (...keys: string[]) => {
    const found = new Map<string, ManifestChunk>();
    for (const key of keys) collect(key, found);
    return [...found.values()];
  };

  /** @param later sources that the entry will load */
  function read(source: string, ...later: string[]): PageAssets {
    const [entry, ...imports] = withImports(source);
    if (!entry) throw new Error("The manifest has no entry for the browser");
    const preload = ({ file }: ManifestChunk) =>
      `<link rel="modulepreload" href="/${file}" integrity="${hash(file)}">\n`;
    return {
      styles: stylesheet,
      early,
      pixels,
      // Loaded in parallel with its imports: pictures fade in only once it runs.
      entry: `${imports.map(preload).join("")}<script type="module" src="/${entry.file}" integrity="${hash(entry.file)}"></script>`,
      chunks: withImports(source, ...later)
        .filter((chunk) => chunk !== entry && !imports.includes(chunk))
        .map((chunk) => ({ href: `/${chunk.file}`, integrity: hash(chunk.file) })),
    };
  }

  return {
    of(file) {
      const assets = known.get(file) ?? read(entryKey, "client/start/hydrate.tsx", `client/${file}.page.tsx`);
      known.set(file, assets);
      return assets;
    },
    tour: () => read(tourKey, "client/tour/tourView.ts"),
  };
}
