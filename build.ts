/** `npm run build`: builds what has changed since it was built, views and server each by itself. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Step {
  /** Files and folders that the result depends on. */
  inputs: string[];
  /** Emptied before; there afterwards. */
  outputs: string[];
  /** Run by node, from node_modules. */
  command: [program: string, ...args: string[]];
}

const root = dirname(fileURLToPath(import.meta.url));
const tools = ["package.json", "package-lock.json", "tsconfig.json", "build.ts"];

const steps: Record<string, Step> = {
  content: {
    inputs: ["client/content", "client/contract", "client/words", "public", "server/content", ...tools],
    outputs: [],
    command: ["tsx/dist/cli.mjs", "server/content/check.ts"],
  },
  views: {
    inputs: ["client", "public", "vite.config.ts", ...tools],
    outputs: ["public", "views"],
    command: ["vite/bin/vite.js", "build", "--app"],
  },
  server: {
    inputs: ["server", "migrations", "seeds", "client", "tsconfig.server.json", ...tools],
    outputs: ["server", "migrations", "seeds", "client"],
    command: ["typescript/bin/tsc", "-p", "tsconfig.server.json"],
  },
};

/** @returns every file at or below the path, in the same order everywhere */
function filesOf(folder: string, path: string): string[] {
  if (!lstatSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesOf(folder, `${path}/${name}`));
}

/** @returns what changes with any name or content of the inputs in the folder, and with the Node that builds them */
export function stampOf(folder: string, inputs: string[], node = process.version): string {
  const hash = createHash("sha256").update(node);
  for (const file of inputs.flatMap((input) => filesOf(folder, input))) {
    const content = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function run([program, ...args]: Step["command"]): void {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: "inherit",
    // A test runner's NODE_ENV would put React's development build into the views.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}

/** @throws Error when a step fails; what it had built then counts as not built */
export function build(): void {
  for (const [name, step] of Object.entries(steps)) {
    const file = join(root, "dist", `${name}.stamp`);
    const outputs = step.outputs.map((output) => join(root, "dist", output));
    // Taken before: what is changed while it is being built makes it stale.
    const stamp = stampOf(root, step.inputs);
    if (existsSync(file) && readFileSync(file, "utf8") === stamp && outputs.every((output) => existsSync(output)))
      continue;
    for (const path of [file, ...outputs]) rmSync(path, { recursive: true, force: true });
    run(step.command);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
