import { basename } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Test files that would otherwise run alone when all others have ended: without the times of an earlier run, vitest goes
 * by the files' sizes.
 */
const longest = [
  "secondComplex.test.ts",
  "start.test.ts",
  "stalledDatabase.test.ts",
  "embedded.test.ts",
  "adminCommand.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.includes(basename(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
