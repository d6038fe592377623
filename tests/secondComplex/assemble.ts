/**
 * Makes a site for the second complex as its operator would: the project's code, with another content folder and other
 * public files. `content/` holds what was written for it; drawings, figures and pictures come from the project's own
 * renderers, from a model and masters that are made here.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { modelFiles } from "./model.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const folder = join(root, "dist/secondComplex");
const content = join(root, "client/content");

/** The fonts hold every character, so another complex can begin with them. */
const fonts = ["public/fonts", "client/content/generated/fonts.ts", "client/content/generated/fonts.css"];

/** The project's files that the second site is built from, apart from content. */
const copied = [
  ...["client", "server", "migrations", "seeds", "art/plans", ...fonts],
  ...["art/icons.ts", "art/pictures.ts", "art/picturesMake.ts"],
  ...["art/picturesManifest.ts", "tests/support/chromium.ts", "tests/support/ensureChromium.ts"],
  ...["vite.config.ts", "package.json", "tsconfig.json"],
];

const inside = (path: string) => join(folder, path);

/** @param path below the second site's folder */
async function put(path: string, file: string | Buffer): Promise<void> {
  const target = inside(path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, file);
}

/** @throws Error with the program's output when it fails */
export function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

/**
 * A master picture: sky, ground and a row of plain towers. Composed with sharp, because the server disables its SVG
 * support.
 */
function drawn(name: string, width: number, height: number): Sharp {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  const plane = (share: [width: number, height: number], saturation: number, lightness: number) => ({
    create: {
      width: Math.round(share[0] * width),
      height: Math.round(share[1] * height),
      channels: 3 as const,
      background: `hsl(${hue}, ${saturation}%, ${lightness}%)`,
    },
  });
  const towers = [0, 1, 2, 3].map((at) => ({
    input: plane([0.11, 0.56], 18, 72),
    left: Math.round((0.2 + at * 0.2) * width),
    top: Math.round((0.24 + (at % 2) * 0.08) * height),
  }));
  const ground = { input: plane([1, 0.2], 22, 30), left: 0, top: height - Math.round(0.2 * height) };
  return sharp(plane([1, 1], 30, 46)).composite([...towers, ground]);
}

async function makePictures(): Promise<void> {
  const { cuts } = (await import(inside("art/scenes/pictures.ts"))) as { cuts: Record<string, unknown> };
  for (const name of Object.keys(cuts))
    await put(`art/renders/${name}.webp`, await drawn(name, 800, 500).webp().toBuffer());
  run("node", "--import", "tsx", "art/pictures.ts");
  const sections = [
    "home",
    "brand",
    "business",
    "sales",
    "location",
    "complex",
    "units",
    "interior",
    "promotion",
    "press",
  ];
  for (const name of sections) await put(`public/social/${name}.jpg`, await drawn(name, 1200, 630).jpeg().toBuffer());
  for (const label of ["84P", "84T"])
    for (const room of ["living", "kitchen"]) {
      await put(`public/tours/${label}-${room}.webp`, await drawn(room, 1024, 512).webp().toBuffer());
      await put(`public/tours/${label}-${room}-small.webp`, await drawn(room, 192, 120).webp().toBuffer());
    }
  await put("public/announcement.pdf", "%PDF-1.4\n%%EOF\n");
  run("node", "--import", "tsx", "art/icons.ts");
}

/** Assembles the folder anew. */
export async function assemble(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const path of copied) {
    await mkdir(dirname(inside(path)), { recursive: true });
    await cp(join(root, path), inside(path), {
      recursive: true,
      filter: (source) => path !== "client" || source !== content,
    });
  }
  await cp(join(root, "tests/secondComplex/content"), inside("client/content"), { recursive: true });
  await cp(join(root, "tests/secondComplex/scenes"), inside("art/scenes"), { recursive: true });
  await symlink(join(root, "node_modules"), inside("node_modules"));
  for (const [name, model] of modelFiles)
    await put(`client/content/plans/${name}`, `${JSON.stringify(model, null, 2)}\n`);
  run("node", "--import", "tsx", "art/plans/draw.ts");
  await makePictures();
}
