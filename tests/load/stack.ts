/**
 * The whole stack as an operator starts it, on this machine's Docker engine: `npm run test:stack`. Takes a few minutes
 * and removes everything afterwards. Prints its figures, and fails when a request did while instances were replaced.
 */
import assert from "node:assert/strict";
import { connect } from "node:http2";
import { account, ComposeProject } from "./stack/composeProject.ts";
import { TlsVisitor } from "./stack/tlsVisitor.ts";

const clients = 4;
const say = (line: string) => process.stdout.write(`${line}\n`);
const since = (start: number) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

const project = await ComposeProject.copy();
try {
  await project.compose("build", "--quiet");
  const start = performance.now();
  await project.compose("up", "--detach", "--wait");
  say(`four services healthy after ${since(start)}`);

  const port = Number((await project.compose("port", "caddy", "443")).split(":").at(-1));
  const ca = await project.compose("exec", "-T", "caddy", "cat", "/data/caddy/pki/authorities/local/root.crt");
  const visitor = new TlsVisitor(port, ca);
  const session = connect(`https://localhost:${port}`, { ca, host: "127.0.0.1" });
  await new Promise((resolve, reject) => session.once("connect", resolve).once("error", reject));
  session.close();
  for (const [path, status] of [
    ["/", 200],
    ["/readyz", 200],
    ["/metrics", 404],
  ] as const)
    assert.equal((await visitor.request(path)).status, status, path);

  const { cookie } = await visitor.request("/session", account);
  assert.match(cookie, /^__Host-/);
  const article = { title: "첫 기사", summary: "요약", content: "본문" };
  assert.equal((await visitor.request("/a-site/press", article, { Cookie: cookie })).status, 201);
  const lead = { form: "popup", name: "김방문", phone: "010-1234-5678" };
  assert.equal((await visitor.request("/registrations", lead)).status, 201);
  assert.match((await visitor.request("/admin/leads", undefined, { Cookie: cookie })).body, /김방문/);
  say("TLS and HTTP/2 answer; signed in, published, registered, found the lead");

  const loops = Array.from({ length: clients }, (_, client) => visitor.visit(client));
  await project.run("sh", "deploy/roll.sh", "3");
  const three = await project.instances();
  assert.equal(three.length, 3);
  await project.run("sh", "deploy/roll.sh");
  await project.configure({ RETENTION_DAYS: "forever" });
  await assert.rejects(project.run("sh", "deploy/roll.sh"), /RETENTION_DAYS[\s\S]*The old version keeps running/);
  const kept = await project.instances();
  assert.equal(kept.length, 3);
  assert.ok(kept.every((instance) => !three.includes(instance)));
  visitor.rest();
  await Promise.all(loops);
  assert.deepEqual(visitor.failed, []);
  say(`replaced three times, three times again, and not by a failing version: ${visitor.answered} answered, 0 failed`);

  await project.backup("now");
  const proof = await project.backup("prove");
  assert.match(proof, /restores: [1-9]\d* registrations, 1 articles/);
  say(`a backup restores: ${proof.split("restores: ")[1]?.split("\n")[0]}`);

  const backups = (await project.compose("exec", "-T", "backup", "sh", "-c", "ls /backups/*.dump")).split("\n");
  await project.sql("DELETE FROM articles");
  await project.backup("restore", backups.at(-1) ?? "");
  assert.equal(await project.sql("SELECT count(*) FROM articles"), "1");
  assert.equal((await visitor.request("/readyz")).status, 200);
  assert.equal(await project.sql("SELECT rolsuper FROM pg_roles WHERE rolname = current_user"), "f");
  await assert.rejects(project.compose("exec", "-T", "backup", "psql", "-U", "postgres", "-c", "SELECT 1"), /password/);
  say("restored over the current data, by a role that is no superuser; the superuser can't connect over the network");
} finally {
  await project.remove();
}
