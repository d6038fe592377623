import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { distanceSheet } from "../../client/styles/distanceSheet.ts";
import { themeSheet } from "../../client/styles/themeSheet.ts";

const read = (file: string) => readFileSync(`client/${file}`, "utf8");
const files = readdirSync("client", { recursive: true, encoding: "utf8" });
const sheets = files.filter((file) => file.endsWith(".css"));
const scripts = files.filter((file) => /\.tsx?$/.test(file));

test("every custom property that a style sheet reads is defined by the theme, a style sheet or a script", () => {
  const defined = new Set(
    [themeSheet(), distanceSheet(), ...sheets.map(read)].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ),
  );
  for (const [name] of scripts.flatMap((file) => [...read(file).matchAll(/(?<=["'`])--[\w-]+/g)])) defined.add(name);
  const missing = sheets.flatMap((file) =>
    [...read(file).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name]) =>
      defined.has(name) ? [] : `${file}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});
