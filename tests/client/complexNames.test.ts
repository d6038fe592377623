import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { complex } from "../../client/content/complex.ts";
import { heroHours, steps } from "../../client/content/home.ts";
import { theme } from "../../client/content/theme.ts";
import { complexLabels, complexNames } from "../support/complexWords.ts";

const counted = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟"];

const names = [
  ...complexNames,
  ...[`${complex.towers}개 동`, `${counted[complex.towers - 1]} 동`, `${complex.floors}층`],
  ...[...steps, ...heroHours.hours].flatMap(({ hour }) => [`"${hour}"`, `>${hour}`]),
  ...Object.values(theme.colors),
];

const folders = ["client", "server", "art", "migrations", "seeds", "deploy"];
const files = execFileSync("git", ["ls-files", ...folders, "*.ts", "*.yml", "*.js", ".env.example", "package.json"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.(tsx?|js|css|py|sh|sql|ya?ml|json|example)$|Caddyfile|Dockerfile/.test(file))
  // The light of each hour of a day, by the clock.
  .filter(
    (file) => !/^(client\/content|art\/scenes|tests|docs)\/|^art\/blender\/hours.json$|^package-lock.json$/.test(file),
  );

/** Comments may give examples. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

test("no name, count, hour, unit label, path or colour of this complex stands outside client/content", () => {
  expect(files.length).toBeGreaterThan(700);
  const found = files.flatMap((file) => {
    const text = withoutComments(readFileSync(file, "utf8"));
    return [
      ...names.filter((name) => text.includes(name)),
      ...complexLabels.filter((label) => label.test(text)).map(String),
    ].map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
