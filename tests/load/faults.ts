/**
 * Fault scenarios: `npm run test:faults`, or with names for some of them. Each prints its figures, and fails when
 * acknowledged data was lost.
 */
import { databaseRestarts } from "./faults/databaseRestarts.ts";
import { killedServer } from "./faults/killedServer.ts";
import { silentDatabase } from "./faults/silentDatabase.ts";
import { stalledDatabase } from "./faults/stalledDatabase.ts";
import { twoBuilds } from "./faults/twoBuilds.ts";
import { runScenarios } from "./runScenarios.ts";

await runScenarios({ killedServer, databaseRestarts, silentDatabase, stalledDatabase, twoBuilds });
