/** `npm run build`: rebuilds the views and the server, each only when its inputs have changed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Step {
  /** Files and folders that the step reads. */
  inputs: string[];
  /** Deleted before the step; the step must create them. */
  outputs: string[];
  /** Run with Node, from node_modules. */
  command: [program: string, ...args: string[]];
}

const root = dirname(fileURLToPath(import.meta.url));
const tools = ["package.json", "package-lock.json", "tsconfig.json", "build.ts"];

const steps: Record<string, Step> = {
  content: {
    inputs: ["client/content", "client/shared", "client/complex", "client/copy", "public", "server/content", ...tools],
    outputs: [],
    command: ["tsx/dist/cli.mjs", "server/content/check.ts"],
  },
  // Content that lacks what a page reads would fail when that page is rendered.
  types: {
    inputs: ["client", "tsconfig.client.json", ...tools],
    outputs: [],
    command: ["typescript/bin/tsc", "--noEmit", "-p", "tsconfig.client.json"],
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

/** @returns every file at or below the path, in an order that is the same on every machine */
function filesOf(folder: string, path: string): string[] {
  if (!lstatSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesOf(folder, `${path}/${name}`));
}

function hashOf(folder: string, input: string): string {
  const hash = createHash("sha256");
  for (const file of filesOf(folder, input)) {
    const content = readFileSync(join(folder, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param hashes of inputs that were read already; the others are added
 * @returns a hash of the names and contents of the inputs in the folder, and of the Node version that builds them
 */
export function stampOf(
  folder: string,
  inputs: string[],
  node = process.version,
  hashes = new Map<string, string>(),
): string {
  const stamp = createHash("sha256").update(node);
  for (const input of inputs) {
    const hash = hashes.get(input) ?? hashOf(folder, input);
    hashes.set(input, hash);
    stamp.update(`\0${hash}`);
  }
  return stamp.digest("hex");
}

function run([program, ...args]: Step["command"]): void {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: "inherit",
    // With a test runner's NODE_ENV the views would contain React's development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}

/** @throws Error when a step fails; its output then counts as not built */
export function build(): void {
  // An input that changes during the build, after it was read, makes the outputs of all later steps stale.
  const hashes = new Map<string, string>();
  for (const [name, step] of Object.entries(steps)) {
    const file = join(root, "dist", `${name}.stamp`);
    const outputs = step.outputs.map((output) => join(root, "dist", output));
    // Computed before the step runs: an input that changes during the build makes the output stale.
    const stamp = stampOf(root, step.inputs, process.version, hashes);
    if (existsSync(file) && readFileSync(file, "utf8") === stamp && outputs.every((output) => existsSync(output)))
      continue;
    for (const path of [file, ...outputs]) rmSync(path, { recursive: true, force: true });
    run(step.command);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stamp);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
