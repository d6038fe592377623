/**
 * Bad nights, one after the other: `npm run test:faults`, or with names for some of them. Each prints its figures, and
 * fails when something was lost that was acknowledged.
 */
import { databaseRestarts } from "./faults/databaseRestarts.ts";
import { killedServer } from "./faults/killedServer.ts";
import { rollingRestart } from "./faults/rollingRestart.ts";
import { silentDatabase } from "./faults/silentDatabase.ts";
import { slowClients } from "./faults/slowClients.ts";

const faults = { killedServer, databaseRestarts, silentDatabase, rollingRestart, slowClients };

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(faults)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    process.stdout.write(`${name}: ${await run()}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${name} FAILED: ${error instanceof Error ? error.message : error}\n`);
  }
}
