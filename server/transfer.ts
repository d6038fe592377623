import { randomBytes } from "node:crypto";
import pg from "pg";
import { readConfig } from "./config/config.ts";
import { databaseFailure } from "./config/startFailure.ts";
import { embeddedUrl } from "./database/embedded/startEmbedded.ts";
import { migrate } from "./database/migrate.ts";
import { hashPassword } from "./models/account/password.ts";
import { exportTables } from "./models/transfer/exportTables.ts";
import { importTables } from "./models/transfer/importTables.ts";

const usage = `Usage: npm run export -- <folder>   writes everything into a new folder
       npm run import -- <folder>   reads it into a new database, before the first start`;

const verbs: Record<string, (client: pg.Client, folder: string) => Promise<number>> = {
  export: exportTables,
  import: async (client, folder) =>
    importTables(client, folder, await hashPassword(randomBytes(32).toString("base64url"))),
};

async function main([verb = "", folder]: string[]): Promise<void> {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run || !folder) throw new Error(usage);
  const config = readConfig(process.env);
  const url = config.databaseUrl ?? (await embeddedUrl(config.dataDir));
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: unknown) => {
    throw databaseFailure(error, config);
  });
  try {
    if (verb === "import" || !config.databaseUrl) await migrate(url);
    const rows = await run(client, folder);
    process.stdout.write(`Done: ${rows} rows, ${folder}\n`);
  } finally {
    await client.end();
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
