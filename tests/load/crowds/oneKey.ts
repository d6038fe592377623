import assert from "node:assert/strict";
import { Cluster } from "../faults/cluster.ts";
import { end, startServer } from "../serverProcess.ts";

const ports = [4326, 4327] as const;
const posts = 50;

/** One form, sent fifty times at once to two instances, then again, then with other content. */
export async function oneKey(): Promise<string> {
  const cluster = await Cluster.start();
  const servers = await Promise.all(ports.map((port) => startServer(port, cluster.url)));
  try {
    const post = async (count: number, name = "홍길동") => {
      const response = await fetch(`http://127.0.0.1:${ports[count % 2]}/registrations`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify({ form: "popup", name, phone: "010-1234-5678", key: "one-key" }),
      });
      return { status: response.status, link: response.headers.get("location"), body: await response.text() };
    };
    const answers = await Promise.all(Array.from({ length: posts }, (_, count) => post(count)));
    const [first] = answers;
    assert.equal(first?.status, 201);
    for (const answer of [...answers, await post(0), await post(1)]) assert.deepEqual(answer, first);
    assert.equal((await post(0, "이바다")).status, 422);
    const [row] = await cluster.query<{ count: string }>("SELECT count(*) FROM registrations");
    assert.equal(Number(row?.count), 1);
    return `${posts} posts of one key at two instances at once: ${row?.count} row, all answered alike, a replay too; other content under the key: 422`;
  } finally {
    await Promise.all(servers.map((server) => end(server, "SIGTERM")));
    await cluster.stop();
  }
}
