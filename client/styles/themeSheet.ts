import { theme } from "../content/theme.ts";
import type { ColorRole, Theme } from "../shared/theme.ts";

/** Colours that sheets also use with an opacity, as in `rgb(var(--deepest-rgb) / 0.7)`. */
const translucent = [
  "deepest",
  "light",
  "line",
  "lineDark",
  "lineBand",
  "highlight",
  "accentOnDark",
  "heroShade",
] satisfies ColorRole[];

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(" ");

/** @returns the complex's colours as custom properties: the build puts them where "virtual:content.css" is imported */
export function themeSheet({ colors, types }: Theme = theme): string {
  const properties = [
    ...Object.entries(colors),
    ...translucent.map((name) => [`${name}Rgb`, channels(colors[name])] as const),
    ...types.flatMap(({ ground, later }, at) => [[`type${at}`, ground] as const, [`type${at}Later`, later] as const]),
  ];
  return `:root {\n${properties.map(([name, value]) => `  --${kebab(name)}: ${value};\n`).join("")}}\n`;
}
