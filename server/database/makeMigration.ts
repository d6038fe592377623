import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nextMigration } from "./migrationSource.ts";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));
const [, , name = ""] = process.argv;

if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write("Give the migration a name in lower case: npm run migration -- lead_status\n");
  process.exit(1);
}
const file = `${folder}/${nextMigration(readdirSync(folder), name, new Date())}.ts`;
const step = (direction: string) =>
  `export async function ${direction}(db: Knex): Promise<void> {\n  await db.raw("");\n}\n`;
writeFileSync(file, `import type { Knex } from "knex";\n\n${step("up")}\n${step("down")}`, { flag: "wx" });
process.stdout.write(`${file}\n`);
