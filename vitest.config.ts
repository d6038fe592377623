import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longestFirst.ts";
import viteConfig from "./vite.config.ts";

const isShuffled = process.argv.some((word) => word.startsWith("--sequence.shuffle"));

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      include: ["tests/{server,client}/**/*.test.{ts,tsx}"],
      globalSetup: "tests/support/globalSetup.ts",
      // Server tests mostly wait: for the database, for workers, for processes that they start.
      maxWorkers: 4,
      // Modules have no side effects at import, so the test files of a worker can share them.
      isolate: false,
      sequence: isShuffled ? {} : { sequencer: LongestFirst },
      // Upper bounds only: tests wait for conditions, and a busy machine is slow.
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  }),
);
