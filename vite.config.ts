import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { themeSheet } from "./client/styles/themeSheet.ts";
import packageFile from "./package.json" with { type: "json" };

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|bin)$/;

/** Makes the compressed twin of each text file at build time, where time for the best compression is there. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    // Not closeBundle: that one runs after a failed build too, and its own error would hide the build's.
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
 * Makes a classic script of the early one: it runs before what follows it, which a module never does.
 * @throws Error when it shares code with another entry, for a classic script imports nothing
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
        if (imports.length + exports.length > 0) throw new Error("The early script must be whole in itself");
        return `(()=>{${code.trim()}})();`;
      },
    },
  };
}

/** The complex's colours as a style sheet. */
function themeColors(): Plugin {
  const name = "virtual:theme.css";
  return {
    name: "theme-colors",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeSheet() : undefined),
  };
}

/** Files of CSS modules by their names. */
const sheets = new Map<string, string>();

/**
 * A class of a CSS module by its sheet's name and its own: people can read that, and it compresses better than a hash.
 * @throws Error when two sheets have one name, for their classes would mix
 */
function scopedName(name: string, file: string): string {
  const sheet = basename(file, ".module.css");
  const known = sheets.get(sheet) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} need different names`);
  sheets.set(sheet, file);
  return `${sheet}-${name}`;
}

/** What the code is written down to; Samsung Internet goes with its Chromium. */
const lowestBrowsers = packageFile.browserslist
  .filter((entry) => !entry.startsWith("Samsung"))
  .map((entry) => entry.toLowerCase().replace(" >= ", ""));

export default defineConfig(({ command }) => ({
  plugins: [react(), themeColors(), classicScript(), precompress()],
  appType: "custom",
  css: { modules: { generateScopedName: scopedName } },
  build: { target: lowestBrowsers, assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        outDir: "dist/public",
        manifest: true,
        emptyOutDir: true,
        rollupOptions: {
          input: ["client/start/entry-early.ts", "client/start/entry-client.ts", "client/tour/entry-tour.ts"],
        },
      },
    },
    // React is bundled, so that the server draws with its production build whatever NODE_ENV says at run time.
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
  test: {
    include: ["tests/{server,client}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/globalSetup.ts",
    // Tests of the server wait more than they compute: for the database, for workers, for processes that they start.
    maxWorkers: 4,
    // Nothing happens at import, so the files of a worker can share what they import.
    isolate: false,
    // Guards: tests wait for conditions, and a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
}));
