import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { mobilePhonePattern } from "../../client/shared/mobilePhone.ts";

/**
 * Regular expressions with more than linear time, and why that can't be exploited. Where the input is bounded before
 * matching, the reason names the bound.
 */
const known: Record<string, string> = {
  "server/services/assets/hashNamed.ts": "paths of more than 200 characters aren't matched",
};

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

type Node = { type?: string; regex?: { pattern: string; flags: string }; callee?: { name?: string } };

/** Calls back with each node of a syntax tree. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** @returns the patterns in a file, and whether it creates others from strings */
function patternsIn(file: string): { patterns: Pattern[]; makes: boolean } {
  const patterns: Pattern[] = [];
  let makes = false;
  walk(parseSync(file, readFileSync(file, "utf8")).program, ({ type, regex, callee }) => {
    if (regex) patterns.push({ file, source: regex.pattern, flags: regex.flags });
    if ((type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp") makes = true;
  });
  return { patterns, makes };
}

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Without unbounded repetition a pattern takes a bounded number of steps at each position. */
const isBounded = ({ source }: Pattern) =>
  !/[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, "x").replaceAll(/\[[^\]]*\]/g, "x"));

/** Patterns with superlinear steps, by analysis of their automaton, without measuring time. */
async function slowest(patterns: readonly Pattern[]): Promise<string[]> {
  const slow: string[] = [];
  const asked = new Set<string>();
  for (const pattern of patterns) {
    const { file, source, flags } = pattern;
    const key = `${source}/${flags}`;
    if (asked.has(key) || isBounded(pattern)) continue;
    asked.add(key);
    const { status } = await check(source, flags, { timeout: 240_000 });
    if (status !== "safe") slow.push(`${file} /${key} is ${status}`);
  }
  return slow;
}

const own = ["server", "client"].flatMap((folder) => filesIn(folder, /\.tsx?$/));
const reasonFor = (line: string) => Object.keys(known).find((one) => line.startsWith(one));

describe("no input takes more than linear time", { timeout: 900_000 }, () => {
  test("in any of our regular expressions", async () => {
    const patterns = own.flatMap((file) => patternsIn(file).patterns);
    expect(patterns.length).toBeGreaterThan(50);
    const slow = await slowest(patterns);
    expect(slow.filter((line) => !reasonFor(line))).toEqual([]);
  });

  test("in one created from a string", async () => {
    const makers = own.filter((file) => patternsIn(file).makes);
    expect(makers).toEqual(["client/shared/mobilePhone.ts"]);
    expect(await slowest([{ file: "mobilePhone", source: `^${mobilePhonePattern}$`, flags: "" }])).toEqual([]);
  });
});
