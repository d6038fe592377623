import { readdirSync, readFileSync } from "node:fs";
import postcss, { type AtRule, type Declaration, type Node, type Rule } from "postcss";
import { expect, test } from "vitest";
import { api, css, isKnown, javascript, statementOf } from "../support/lowestBrowsers.ts";

const folder = "dist/public/assets";
const built = (extension: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(extension))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));

/** Features that some browser of the list lacks, and what happens there instead. */
const optionalFeatures: Record<string, string> = {
  // Looks
  "accent-color": "the system's own colour",
  "align-content": "only for blocks, which are at the start in any case",
  "break-after": "a heading may be last on a printed page",
  "break-before": "a line may be alone on a printed page",
  orphans: "a line may be alone on a printed page",
  widows: "a line may be alone on a printed page",
  "@page": "printed pages have the browser's own margins",
  size: "paper size, which the visitor chooses",
  "print-color-adjust": "the visitor's settings decide which colours are printed",
  container: "the VR viewer's own, for captions that no tour has",
  "@container": "the VR viewer's own, for captions that no tour has",
  "container-type": "widths depend on the window's, see --cqi in tokens.css",
  "content-visibility": "collapsed content isn't printed, and rows far from the screen are laid out too",
  "contain-intrinsic-size": "only for those rows",
  ":details-content": "collapsed content isn't printed",
  cursor: "there is no pointer on an iPhone",
  "forced-color-adjust": "only used in forced colours, which such browsers don't have",
  outline: "drawn as a rectangle",
  "overscroll-behavior": "the page may scroll at the end of a dialog",
  "paint-order": "the outline of letters covers a part of them on Chromium's oldest",
  resize: "a text field keeps its size",
  ":-webkit-slider-thumb": "a slider has the browser's look; the other prefixed rule is beside it",
  ":-webkit-slider-runnable-track": "as above",
  ":-moz-range-thumb": "as above",
  ":-moz-range-track": "as above",
  "scroll-initial-target": "a list begins at its start",
  "scrollbar-gutter": "the page shifts by the width of its scroll bar",
  "scrollbar-width": "a scroll bar is visible",
  "text-size-adjust": "has its prefixed variant",
  "text-wrap": "lines break where they end",
  // Movement
  "@starting-style": "the menu appears without animation",
  // @returns whether a rule is inside a query for the feature
  "@media (forced-colors)": "no forced colours to adjust to",
  "@media (scripting)": "pictures appear without a fade",
  ":modal": "the page behind a dialog scrolls",
  ":popover-open": "without scripts links open the popup and the menu",
};

/** @returns whether a rule is inside a @supports query for the feature that it uses */
function isInSupportsQuery(node: Node | undefined): boolean {
  if (!node) return false;
  return (node.type === "atrule" && (node as AtRule).name === "supports") || isInSupportsQuery(node.parent);
}

/** Names of all features in a style sheet that some browser of the list lacks. */
function lackingIn(text: string): Set<string> {
  const lacking = new Set<string>();
  const note = (name: string, ...path: string[]) => {
    const statement = statementOf(css, ...path);
    if (statement && !isKnown(statement)) lacking.add(name);
  };
  const sheet = postcss.parse(text);
  sheet.walkDecls((declaration: Declaration) => {
    if (isInSupportsQuery(declaration.parent)) return;
    const { prop, value } = declaration;
    note(prop, "properties", prop);
    for (const word of value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [])
      note(`${prop}: ${word}`, "properties", prop, word);
    for (const [, name = ""] of value.matchAll(/([a-z-]+)\(/g)) {
      note(`${name}()`, "types", name);
      note(`${name}()`, "types", "color", name);
    }
    if (/\d[sld]v[hwib]\b/.test(value)) lacking.add("svh, dvh, lvh");
    if (/\dcq(i|b|w|h|min|max)\b/.test(value)) lacking.add("cqi");
  });
  sheet.walkAtRules(({ name, params }: AtRule) => {
    note(`@${name}`, "at-rules", name);
    if (name !== "media") return;
    for (const [, feature = ""] of params.matchAll(/\(([a-z-]+)/g))
      note(`@media (${feature})`, "at-rules", "media", feature);
    if (/[<>]|(?<!all )\bnot\b|\bor\b/.test(params)) lacking.add(`@media ${params}`);
  });
  sheet.walkRules((rule: Rule) => {
    for (const [, name = ""] of rule.selector.matchAll(/::?([a-z-]+)/g)) note(`:${name}`, "selectors", name);
    if (rule.parent?.type === "rule") lacking.add("nested rules");
  });
  return lacking;
}

const sheets = built(".css").map((sheet) => ({ ...sheet, lacking: lackingIn(sheet.text) }));

test.each(sheets)("$name uses features that the lowest browsers have, or that are optional", ({ lacking }) => {
  expect(
    [...lacking].filter((name) => !(name in optionalFeatures || (name.split(": ")[0] ?? "") in optionalFeatures)),
  ).toEqual([]);
});

test("the list contains no feature that no style sheet uses", () => {
  const used = new Set(sheets.flatMap(({ lacking }) => [...lacking].flatMap((name) => [name, name.split(": ")[0]])));
  expect(Object.keys(optionalFeatures).filter((name) => !used.has(name))).toEqual([]);
});

/** Features that code checks for before using them, or replaces where missing. */
const checkedFeatures: Record<string, string> = {
  captureStackTrace: "libraries ask",
  checkVisibility: "layouts/popup/popupDialog.ts",
  exitFullscreen: "tour/tourTools.ts hides the button",
  requestFullscreen: "tour/tourTools.ts hides the button",
  hidePopover: "start/dialogs.ts",
  requestSubmit: "desk/articles/sendForm.ts",
  share: "pages/ComplexModel/HomeCard.tsx",
  startViewTransition: "the router and React check for it",
};

/** Methods of the same name in libraries. */
const libraryMethods = new Set([
  "dispose",
  "minimize",
  "move",
  "resize",
  "restore",
  "toArray",
  "union",
  "use",
  "viewport",
]);

/** Interfaces whose members our code uses. */
const interfaces = [
  "AbortController",
  "AbortSignal",
  "CSS",
  "Crypto",
  "CustomEvent",
  "DOMTokenList",
  "Document",
  "DocumentFragment",
  "Element",
  "Event",
  "FormData",
  "HTMLButtonElement",
  "HTMLDetailsElement",
  "HTMLDialogElement",
  "HTMLElement",
  "HTMLFormElement",
  "HTMLImageElement",
  "HTMLInputElement",
  "HTMLMediaElement",
  "HTMLSelectElement",
  "HTMLTextAreaElement",
  "HTMLVideoElement",
  "Headers",
  "History",
  "Location",
  "MediaQueryList",
  "Navigator",
  "Node",
  "PointerEvent",
  "Request",
  "Response",
  "SubmitEvent",
  "URL",
  "URLSearchParams",
  "Window",
] as const;

/**
 * Names of members that some browser of the list lacks on every object that has them; another object's member of that
 * name may be meant.
 */
function unknownMembers(): Set<string> {
  const known = new Set<string>();
  const unknown = new Set<string>();
  const objects = [...Object.values(javascript.builtins ?? {}), ...interfaces.map((name) => api[name])];
  for (const object of objects)
    for (const [member, feature] of Object.entries(object ?? {})) {
      if (member === "__compat" || !feature.__compat || member.endsWith("_event")) continue;
      (isKnown(feature.__compat) ? known : unknown).add(member.replace(/_static$/, ""));
    }
  return new Set([...unknown].filter((member) => !known.has(member)));
}

const unknown = unknownMembers();
const scripts = built(".js").map(({ name, text }) => ({
  name,
  text,
  lacking: new Set(
    [...text.matchAll(/\.([A-Za-z]\w+)(?=\??\.?\()/g)]
      .map(([, member = ""]) => member)
      .filter((member) => unknown.has(member) && !libraryMethods.has(member)),
  ),
}));

test("no script calls what the lowest browsers lack without checking first", () => {
  const used = scripts.flatMap(({ name, lacking }) => [...lacking].map((member) => `${member} in ${name}`));
  expect(used.filter((use) => !((use.split(" ")[0] ?? "") in checkedFeatures))).toEqual([]);
});
