import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { distanceSheet } from "./client/styles/distanceSheet.ts";
import { themeSheet } from "./client/styles/themeSheet.ts";
import packageFile from "./package.json" with { type: "json" };

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|bin)$/;

/** Compresses each text file at build time, when there is time for the highest level. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    // Not closeBundle, which also runs after a failed build, and whose error would hide the build's.
    writeBundle() {
      const folder = "dist/public";
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name) || entry.parentPath.includes(".vite")) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        if (content.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * Converts the early script to a classic one, which runs before what follows it, unlike a module.
 * @throws Error when it shares code with another entry, because a classic script can't import
 */
function classicScript(): Plugin {
  return {
    name: "classic-script",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    renderChunk: {
      order: "post",
      handler(code, { name, imports, exports }) {
        if (name !== "entry-early") return null;
        if (imports.length + exports.length > 0) throw new Error("The early script must not import anything");
        return `(()=>{${code.trim()}})();`;
      },
    },
  };
}

/** The complex's colours and places as a style sheet. */
function contentSheet(): Plugin {
  const name = "virtual:content.css";
  return {
    name: "content-sheet",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeSheet() + distanceSheet() : undefined),
  };
}

/** Files of CSS modules by their names. */
const sheets = new Map<string, string>();

/**
 * The class name of a CSS module: its file's name and its own, which is readable and compresses better than a hash.
 * @throws Error when two files have the same name, because their classes would collide
 */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, ".module.css");
  const known = sheets.get(sheet) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} need different names`);
  sheets.set(sheet, file);
  return `${sheet}-${name}`;
}

/** The build's targets; Samsung Internet is covered by its Chromium. */
const lowestBrowsers = packageFile.browserslist
  .filter((entry) => !entry.startsWith("Samsung"))
  .map((entry) => entry.toLowerCase().replace(" >= ", ""));

export default defineConfig(({ command }) => {
  // Inherited from a test runner, it would put React's development build into the views.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [react(), contentSheet(), classicScript(), precompress()],
    appType: "custom",
    publicDir: "public",
    css: { modules: { generateScopedName: scopedName } },
    build: { target: lowestBrowsers, assetsInlineLimit: 0, cssCodeSplit: false },
    environments: {
      client: {
        build: {
          outDir: "dist/public",
          manifest: true,
          emptyOutDir: true,
          rollupOptions: {
            input: ["early", "client", "tour", "pixels"].map((name) => `client/start/entry-${name}.ts`),
          },
        },
      },
      // React is bundled, so that the server uses its production build whatever NODE_ENV is at run time.
      ssr: {
        resolve: { noExternal: command === "build" || undefined },
        define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
        build: {
          outDir: "dist/views",
          ssr: true,
          emptyOutDir: true,
          copyPublicDir: false,
          rollupOptions: { input: "client/entry-server.tsx" },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment);
      },
    },
    test: {
      include: ["tests/{server,client}/**/*.test.{ts,tsx}"],
      globalSetup: "tests/support/globalSetup.ts",
      // Server tests mostly wait: for the database, for workers, for processes that they start.
      maxWorkers: 4,
      // Modules have no side effects at import, so the test files of a worker can share them.
      isolate: false,
      // Upper bounds only: tests wait for conditions, and a busy machine is slow.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
});
