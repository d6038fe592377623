import { coreFonts } from "../../client/content/generated/fonts.ts";
import { theme } from "../../client/content/theme.ts";
import type { Rendered } from "../../client/entry-server.tsx";
import type { HeadTag, HydrationData } from "../../client/shared/document.ts";
import type { PixelData } from "../../client/shared/pixels.ts";
import type { PageAssets } from "./views.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that can stand inside a script element: no `</script`, no comment opener, no line separators. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function printTag({ name, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  if (name === "title") return `<title>${escapeHtml(text ?? "")}</title>`;
  if (name === "script") return `<script${printed.join("")}>${text?.replaceAll("<", "\\u003c") ?? ""}</script>`;
  return `<${name}${printed.join("")}>`;
}

const metaTag = (name: string, content: string): HeadTag => ({ name: "meta", attributes: { name, content } });

interface DocumentOptions {
  /** Origin of canonical URLs. */
  origin: string;
  assets: PageAssets;
  /** Tags by which search engines know the owner, by name. */
  verification?: Readonly<Record<string, string>>;
  /** Whether click ids of advertisements are kept: see components/registration/attribution.ts. */
  clicks?: boolean;
  /** The services that may measure, if the visitor agrees; undefined where they may not. */
  pixels?: PixelData | undefined;
  /** The data for hydration; none for a page without scripts. */
  hydration?: Omit<HydrationData, "chunks">;
}

/**
 * The whole page. Parts are concatenated, never inserted with String.replace, whose `$` patterns would corrupt an
 * article.
 */
export function printDocument(
  { head, html, preloads, bar }: Omit<Rendered, "page" | "sale">,
  { origin, assets, verification = {}, clicks, pixels, hydration }: DocumentOptions,
): string {
  const data: HydrationData | undefined = hydration && { ...hydration, chunks: assets.chunks };
  return [
    `<!doctype html>
<html lang="ko" data-origin="${escapeHtml(origin)}"${bar ? ` data-notice="${escapeHtml(bar)}"` : ""}${clicks ? " data-clicks" : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${theme.colors.dark}">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`,
    // Ahead of the larger style sheet, which blocks rendering: it must listen before anything is visible.
    data ? `${assets.early}\n` : "",
    // The largest picture first, because visitors wait for it.
    `${preloads}\n`,
    coreFonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n`).join(""),
    [...head, ...Object.entries(verification).map(([name, content]) => metaTag(name, content))]
      .map(printTag)
      .join("\n"),
    `\n${assets.styles}\n${data ? assets.entry : ""}\n</head>\n<body>\n<div id="root">`,
    html,
    "</div>\n",
    data ? `<script type="application/json" id="hydration">${scriptJson(data)}</script>\n` : "",
    pixels ? `<script type="application/json" id="pixels">${scriptJson(pixels)}</script>\n${assets.pixels}\n` : "",
    "</body>\n</html>\n",
  ].join("");
}
