import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const name = "lumina-stack-test";

export const account = { email: "office@example.com", password: randomBytes(12).toString("hex") };

/** Only what is specific to this machine: a name, an image and a port that conflict with nothing else on it. */
const override = `name: ${name}
services:
  app: { image: ${name} }
  caddy: { ports: !override ["127.0.0.1::443"] }
`;

/** The stack of docker-compose.yml in a copy of this checkout, as on an operator's machine. */
export class ComposeProject {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async copy(): Promise<ComposeProject> {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    const files = "git ls-files -z --cached --others --exclude-standard";
    await execute("sh", ["-c", `${files} | tar -c --null --ignore-failed-read -T - | tar -x -C "$0"`, folder]);
    await writeFile(join(folder, "docker-compose.override.yml"), override);
    const project = new ComposeProject(folder);
    await project.configure({});
    return project;
  }

  /** Writes .env with the given values and those that every start needs. */
  async configure(further: Record<string, string>): Promise<void> {
    const settings = {
      SITE_ADDRESS: "localhost",
      ACME_EMAIL: account.email,
      SESSION_SECRET: "stack".repeat(8),
      POSTGRES_PASSWORD: "stack".repeat(4),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      REGISTRATION_LIMIT: "1000000",
      REGISTRATION_FLOOD: "1000000",
      ...further,
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
    await writeFile(join(this.#folder, ".env"), lines.join(""));
  }

  /** @returns the command's output, @throws when its exit code isn't 0 */
  async run(command: string, ...args: string[]): Promise<string> {
    const { stdout } = await execute(command, args, { cwd: this.#folder, maxBuffer: 64 * 1_024 * 1_024 });
    return stdout.trim();
  }

  compose(...args: string[]): Promise<string> {
    return this.run("docker", "compose", ...args);
  }

  backup(...args: string[]): Promise<string> {
    return this.compose("exec", "-T", "backup", "sh", "/deploy/backup.sh", ...args);
  }

  /** @returns the result of a query by the application's role, run in the database's container */
  sql(query: string): Promise<string> {
    return this.compose("exec", "-T", "database", "psql", "-U", "site", "-Atc", query);
  }

  async instances(): Promise<string[]> {
    return (await this.compose("ps", "--quiet", "app")).split("\n");
  }

  /** Removes everything: containers, volumes, the image and the copy. */
  async remove(): Promise<void> {
    await this.compose("down", "--volumes", "--rmi", "local", "--timeout", "5");
    await this.run("docker", "image", "rm", "--force", name);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
