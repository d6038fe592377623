/**
 * Compares the site with the same pages written by hand: `npm run bench`, or with names (`-- speed`) for parts of it.
 * Figures are ratios within one run, and medians of alternating rounds, so that other load affects both.
 */
import { memory } from "./bench/memory.ts";
import { rooms } from "./bench/rooms.ts";
import { speed } from "./bench/speed.ts";
import { start } from "./bench/start.ts";

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({ speed, rooms, start, memory }))
  if (wanted.length === 0 || wanted.includes(name)) await run();
