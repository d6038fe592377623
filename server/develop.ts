import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readConfig } from "./config/config.ts";
import { startEmbedded } from "./database/embedded/startEmbedded.ts";

/**
 * `npm run dev`: runs the server and restarts it when its code changes. This process keeps the embedded database
 * running, so that a restart doesn't stop it.
 */
const env = { ...process.env, NODE_ENV: "development" };
const { databaseUrl, dataDir, sudoUid } = readConfig(env);
const database = databaseUrl ? undefined : await startEmbedded({ dataDir, ...(sudoUid && { sudoUid }) });

const watched = ["server", "client/shared"].map((folder) => `--watch-path=${folder}`);
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const server = spawn(process.execPath, [...watched, "--import", "tsx", main], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", async (code) => {
  await database?.stop();
  process.exit(code ?? 1);
});
