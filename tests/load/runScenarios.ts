/** A scenario: returns its figures in a line, throws when a condition fails. */
type Scenario = () => Promise<string>;

/** Runs all scenarios one after the other, or those named on the command line, and prints their figures. */
export async function runScenarios(scenarios: Record<string, Scenario>): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const [name, run] of Object.entries(scenarios)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      process.stdout.write(`${name}: ${await run()}\n`);
    } catch (error) {
      process.exitCode = 1;
      process.stdout.write(`${name} FAILED: ${error instanceof Error ? error.message : error}\n`);
    }
  }
}
