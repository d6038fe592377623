/**
 * The same pages by a plain Express application with EJS views, measured alternately with ours: `npm run bench:peers`.
 */
import { compareSpeed } from "./bench/speed.ts";

await compareSpeed("tests/load/bench/expressEjs.ts", {});
