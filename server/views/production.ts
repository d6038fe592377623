import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import type { Assets, Views } from "./views.ts";

const entryKey = "client/entry-client.tsx";

/**
 * The built views.
 * @param dist the folder that `npm run build` filled
 * @throws Error when nothing is built there
 */
export async function productionViews(dist: string): Promise<Views> {
  const { render, renderFailure } = await import(pathToFileURL(join(dist, "views/entry-server.js")).href);
  const folder = join(dist, "public");
  return { render, renderFailure, assets: builtAssets(folder), folder, keep: true };
}

/** Reads Vite's manifest: https://vite.dev/guide/backend-integration */
function builtAssets(folder: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const known = new Map<string, { tags: string; styles: string }>();

  function collect(key: string, scripts: Set<string>, styles: Set<string>): void {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
    for (const style of chunk.css ?? []) styles.add(style);
  }

  function read(file: string) {
    const found = known.get(file);
    if (found) return found;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    collect(entryKey, scripts, styles);
    collect(`client/pages/${file}.tsx`, scripts, styles);
    const hash = (name: string) =>
      `sha384-${createHash("sha384")
        .update(readFileSync(join(folder, name)))
        .digest("base64")}`;
    const styleTags = [...styles]
      .map((name) => `<link rel="stylesheet" href="/${name}" integrity="${hash(name)}">`)
      .join("\n");
    const scriptTags = [...scripts].map((name, index) =>
      index === 0
        ? `<script type="module" src="/${name}" integrity="${hash(name)}"></script>`
        : `<link rel="modulepreload" href="/${name}" integrity="${hash(name)}">`,
    );
    const made = { styles: styleTags, tags: [styleTags, ...scriptTags].join("\n") };
    known.set(file, made);
    return made;
  }

  return { tags: (file) => read(file).tags, styles: (file) => read(file).styles };
}
