/**
 * What the site costs, against the same pages written by hand: `npm run bench`, or with names (`-- speed`) for some of
 * it. Figures are ratios of one run, and medians of rounds in turns: whatever else the machine does falls on both.
 */
import { memory } from "./bench/memory.ts";
import { speed } from "./bench/speed.ts";
import { start } from "./bench/start.ts";

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({ speed, start, memory }))
  if (wanted.length === 0 || wanted.includes(name)) await run();
