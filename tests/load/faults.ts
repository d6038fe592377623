/**
 * Fault scenarios: `npm run test:faults`, or with names for some of them. Each prints its figures in a line, and fails
 * when acknowledged data was lost.
 */
import { databaseRestarts } from "./faults/databaseRestarts.ts";
import { flood } from "./faults/flood.ts";
import { homes } from "./faults/homes.ts";
import { killedServer } from "./faults/killedServer.ts";
import { rooms } from "./faults/rooms.ts";
import { stalledDatabase } from "./faults/stalledDatabase.ts";
import { twoBuilds } from "./faults/twoBuilds.ts";

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries({
  killedServer,
  databaseRestarts,
  stalledDatabase,
  homes,
  rooms,
  twoBuilds,
  flood,
})) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    process.stdout.write(`${name}: ${await run()}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${name} FAILED: ${error instanceof Error ? error.message : error}\n`);
  }
}
