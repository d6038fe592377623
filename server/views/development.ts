import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { scriptJson } from "./document.ts";
import type { Views } from "./views.ts";

/** Source lines to show before and after the one that threw. */
const contextLines = 3;

/** Vite in middleware mode: the same pages from source, with hot replacement. */
export async function developmentViews(root: string): Promise<Views> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
  const server = () => vite.ssrLoadModule("/client/entry-server.tsx");
  const assetsFrom = (entry: string) => ({
    styles: "",
    early: `<script type="module" src="/client/start/entry-early.ts"></script>`,
    pixels: `<script type="module" src="/client/start/entry-pixels.ts"></script>`,
    entry: `<script type="module" src="/client/${entry}"></script>`,
    chunks: [],
  });
  /** Whether an error page may be open: it has none of the page's modules, so hot replacement can't reload it. */
  let failed = false;
  vite.watcher.on("all", () => {
    if (failed) vite.ws.send({ type: "full-reload" });
    failed = false;
  });
  return {
    render: async (request) => (await server()).render(request),
    renderFailure: async (request) => (await server()).renderFailure(request),
    renderTour: async (label) => (await server()).renderTour(label),
    assets: { of: () => assetsFrom("start/entry-client.ts"), tour: () => assetsFrom("start/entry-tour.ts") },
    middleware: vite.middlewares,
    cacheable: false,
    finish: (path, html) => vite.transformIndexHtml(path, html),
    explain(error) {
      const cause = causeOf(error);
      if (!(cause instanceof Error)) return undefined;
      vite.ssrFixStacktrace(cause);
      failed = true;
      return errorPage(cause, root);
    },
  };
}

/** @returns the root cause of an error */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? causeOf(error.cause) : error);

/** Vite's overlay as a page of its own: the message, the source line, the stack. */
function errorPage(error: Error, root: string): string {
  const shown = { ...placeOf(error, root), ...error, message: error.message, stack: error.stack ?? "" };
  const plain = (_key: string, value: unknown) => (typeof value === "string" ? stripVTControlCharacters(value) : value);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${scriptJson(JSON.parse(JSON.stringify(shown, plain)))}));
</script>
</head>
<body></body>
</html>
`;
}

/** @returns where in our source an error was thrown, in the overlay's format; nothing when no stack frame is ours */
function placeOf({ stack = "" }: Error, root: string) {
  const own = stack.split("\n").find((line) => line.includes(join(root, "client/")));
  const [, file, line, column] = /^[^/]{0,999}(\/[^:()]{1,4096}):(\d{1,9}):(\d{1,9})/.exec(own ?? "") ?? [];
  if (!file) return {};
  const loc = { file, line: Number(line), column: Number(column) };
  const lines = readFileSync(file, "utf8").split("\n");
  const first = Math.max(loc.line - 1 - contextLines, 0);
  const frame = lines
    .slice(first, loc.line + contextLines)
    .map(
      (text, index) =>
        `${first + index + 1 === loc.line ? ">" : " "} ${String(first + index + 1).padStart(4)} | ${text}`,
    );
  return { id: file, loc, frame: frame.join("\n") };
}
