import compatibility, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import packageFile from "../../package.json" with { type: "json" };

/** The names of package.json's browsers in the compatibility data. */
const names = {
  Safari: "safari",
  iOS: "safari_ios",
  Chrome: "chrome",
  Edge: "edge",
  Samsung: "samsunginternet_android",
  Firefox: "firefox",
} as const;

const lowest = packageFile.browserslist.map((entry) => {
  const [browser, version = ""] = entry.split(" >= ");
  return { browser: names[browser as keyof typeof names], version };
});

/** A version as a comparable number: 15.4 is before 15.10. */
function rank(version: string): number {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return major * 1_000 + minor;
}

/** @returns whether every browser of the list supports it; missing data counts as support */
export const isKnown = ({ support }: CompatStatement): boolean =>
  lowest.every(({ browser, version }) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0) return true;
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, partial_implementation: partial }) =>
        typeof added === "string" &&
        added !== "preview" &&
        !removed &&
        !flags &&
        !partial &&
        rank(added) <= rank(version),
    );
  });

export const { css, javascript, api } = compatibility;

/** @returns the statement of a feature below another, by its names */
export function statementOf(identifier: Identifier | undefined, ...path: string[]): CompatStatement | undefined {
  const [name, ...rest] = path;
  return name === undefined ? identifier?.__compat : statementOf(identifier?.[name], ...rest);
}
