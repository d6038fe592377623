import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { Follower, gesture, openRooms } from "../rooms.ts";
import { end, startServer } from "../serverProcess.ts";
import { Cluster } from "./cluster.ts";

const ports = [4341, 4342] as const;
const count = 20;
const kills = 5;
/** Milliseconds within which everybody sees again what is shown, after their server was killed. */
const limit = 5_000;

/** Who leads is at one server, who follows at the other, which is killed: they go on at the first. */
export async function rooms(): Promise<string> {
  const cluster = await Cluster.start();
  const env = { TRUST_PROXY: "1" };
  const servers = [await startServer(ports[0], cluster.url, env), await startServer(ports[1], cluster.url, env)];
  const followers: Follower[] = [];
  let isOver = false;
  try {
    const opened = await openRooms((sql, values) => cluster.query(sql, values), count);
    const newest = new Map<string, number>();
    const shown = new Map<string, number>();
    let older = 0;
    for (const room of opened)
      for (const member of room.followers) {
        let version = 0;
        const follower = new Follower(room, member, [ports[1], ports[0]], (message) => {
          if (message.version < version) older += 1;
          version = message.version;
          newest.set(member, message.gesture);
        });
        followers.push(follower);
        await follower.listen();
      }
    const leading = opened.map(async (room) => {
      for (let number = 1; !isOver; number += 1) {
        if ((await gesture(ports[0], room, number)) === 204) shown.set(room.path, number);
        await pause(100);
      }
    });
    let slowest = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(1_000);
      const [, victim] = servers;
      if (victim) await end(victim, "SIGKILL");
      const from = performance.now();
      const wanted = new Map(opened.map(({ path }) => [path, (shown.get(path) ?? 0) + 1]));
      const behind = () =>
        opened.some(({ path, followers: members }) =>
          members.some((member) => (newest.get(member) ?? 0) < (wanted.get(path) ?? 0)),
        );
      while (behind()) {
        assert.ok(performance.now() - from < limit, `somebody didn't go on within ${limit / 1_000} s`);
        await pause(10);
      }
      slowest = Math.max(slowest, performance.now() - from);
      servers[1] = await startServer(ports[1], cluster.url, env);
      // Back to where the next kill hits them.
      for (const follower of followers) follower.move();
      await pause(2_000);
    }
    isOver = true;
    await Promise.all(leading);
    assert.equal(older, 0, "an older state replaced a newer one");
    return `${count} rooms with two followers each, whose server was killed ${kills} times: all of them go on at the other within ${(slowest / 1_000).toFixed(1)} s, none sees an older state after a newer one`;
  } finally {
    isOver = true;
    for (const follower of followers) follower.stop();
    for (const server of servers) await end(server, "SIGTERM");
    await cluster.stop();
  }
}
