import { cp, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stampOf } from "../../build.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  await cp("seeds", join(folder, "seeds"), { recursive: true });
  await writeFile(join(folder, "seeds/one.ts"), "1");
  await writeFile(join(folder, "package.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true }));

const stamp = (node?: string) => stampOf(folder, ["seeds", "package.json"], node);

test("a build is current until a file is changed, added, renamed or deleted, or Node's version changes", async () => {
  const seen = new Set([stamp()]);
  /** Each state must be new. */
  const expectNew = (next: string) => {
    expect(seen).not.toContain(next);
    seen.add(next);
  };
  expect(seen).toContain(stamp());
  expectNew(stamp("v1.2.3"));
  await writeFile(join(folder, "package.json"), "[]");
  expectNew(stamp());
  await writeFile(join(folder, "seeds/two.ts"), "");
  expectNew(stamp());
  await rename(join(folder, "seeds/two.ts"), join(folder, "seeds/three.ts"));
  expectNew(stamp());
  // Moving content from one file to the next is a change.
  await writeFile(join(folder, "seeds/one.ts"), "");
  await writeFile(join(folder, "seeds/three.ts"), "1");
  expectNew(stamp());
  await rm(join(folder, "seeds/one.ts"));
  expectNew(stamp());
  expect(seen).toContain(stamp());
});
