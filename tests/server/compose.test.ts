import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variableNames } from "../../server/config/config.ts";

const compose = readFileSync("docker-compose.yml", "utf8");

/** @returns the part of the compose file that describes a service */
function serviceOf(name: string): string {
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"));
  const part = services.split(/\n {2}(?=\w+:\n)/).find((one) => one.startsWith(`${name}:`));
  if (!part) throw new Error(`There is no service ${name}`);
  return part;
}

/** Variables of .env that a service receives. */
const given = (service: string) => new Set([...service.matchAll(/\$\{(\w+)[:}]/g)].map(([, name]) => name));

/** The variables in the documentation's table. */
const documented = [
  ...readFileSync("docs/configuration.md", "utf8").matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm),
].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));

test("the documentation has every variable", () => {
  // Set by tools, tests and sudo, not by the operator.
  const others = new Set(["NODE_ENV", "SOLAPI_URL", "NHN_URL", "INDEXNOW_URL"]);
  expect(documented.toSorted()).toEqual(variableNames.filter((name) => !others.has(name)).toSorted());
});

test("the application gets every variable of the documentation, and no service gets all of .env", () => {
  // Fixed in the container: an address that Caddy knows, and no embedded database.
  const fixed = new Set(["PORT", "HOST", "DATA_DIR"]);
  const app = serviceOf("app");
  expect(documented.filter((name) => !fixed.has(name) && !new RegExp(`^ {6}${name}: `, "m").test(app))).toEqual([]);
  expect(compose).not.toContain("env_file");
});

test("each container gets only its own secrets", () => {
  const holders: Record<string, string[]> = {
    SESSION_SECRET: ["app"],
    SOLAPI_API_SECRET: ["app"],
    NHN_SECRET_KEY: ["app"],
    SMTP_URL: ["app"],
    GRAFANA_PASSWORD: ["grafana"],
    POSTGRES_PASSWORD: ["app", "database", "backup"],
  };
  for (const [secret, services] of Object.entries(holders))
    for (const name of ["caddy", "app", "database", "backup", "prometheus", "grafana"])
      expect(given(serviceOf(name)).has(secret), `${secret} in ${name}`).toBe(services.includes(name));
});

test("images are pinned to their minor version", () => {
  const images = [...`${compose}\n${readFileSync("Dockerfile", "utf8")}`.matchAll(/(?:image: |FROM )(\S+)/g)];
  const foreign = images.map(([, image]) => image).filter((image) => !image?.startsWith("site-"));
  expect(foreign.length).toBeGreaterThan(4);
  for (const image of foreign) expect(image).toMatch(/:v?\d+\.\d+/);
});
