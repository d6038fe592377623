import { setTimeout as pause } from "node:timers/promises";
import { Follower, gesture, type LoadedRoom, openRooms } from "../rooms.ts";
import { end, startProcess, startServer } from "../serverProcess.ts";
import { median, print } from "./comparison.ts";
import { withPressDatabase } from "./pressDatabase.ts";

const [own, bare] = [4351, 4352];
const rounds = 3;
const count = Number(process.env.BENCH_ROOMS ?? 300);
/** Milliseconds of a round, and between two gestures of a room: a finger on a slow line. */
const [length, pace] = [8_000, 500];

/** @returns milliseconds from a gesture to each of its followers, the slowest one in twenty of them */
async function slowest(port: number, rooms: readonly LoadedRoom[], first: number): Promise<number> {
  const sent = new Map<string, number>();
  const times: number[] = [];
  const followers = rooms.flatMap((room) =>
    room.followers.map(
      (member) =>
        new Follower(room, member, [port], ({ gesture: number }) => {
          const from = sent.get(`${room.path} ${number}`);
          if (from !== undefined) times.push(performance.now() - from);
        }),
    ),
  );
  await Promise.all(followers.map((follower) => follower.listen()));
  const until = performance.now() + length;
  await Promise.all(
    rooms.map(async (room, index) => {
      await pause((index * pace) / rooms.length);
      for (let number = first; performance.now() < until; number += 1) {
        const from = performance.now();
        sent.set(`${room.path} ${number}`, from);
        await gesture(port, room, number);
        await pause(Math.max(0, pace - (performance.now() - from)));
      }
    }),
  );
  // Late ones count, too.
  await pause(3_000);
  for (const follower of followers) follower.stop();
  const wanted = sent.size * 2;
  if (times.length < wanted * 0.98) print(`only ${times.length} of ${wanted} gestures reached a follower`);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** Rooms with two followers each, against event streams that only pass on what they get. */
export const rooms = (): Promise<void> =>
  withPressDatabase(async (url, client) => {
    const servers = [
      await startServer(own, url, { TRUST_PROXY: "1" }),
      await startProcess(["--import", "tsx", "tests/load/bench/echo.ts"], { PORT: String(bare) }, "http://"),
    ];
    try {
      const opened = await openRooms(async (sql, values) => (await client.query(sql, values)).rows, count);
      const figures: { ours: number; echo: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        figures.push({
          ours: await slowest(own, opened, round * 10_000 + 1),
          echo: await slowest(bare, opened, round * 10_000 + 1),
        });
      const ratio = median(figures.map(({ ours, echo }) => ours / echo));
      const [ours, echo] = [median(figures.map((each) => each.ours)), median(figures.map((each) => each.echo))];
      print(
        `${count} rooms with two followers each, p95 from a gesture to a follower: x${ratio.toFixed(2)} (${ours.toFixed(1)} ms, bare streams ${echo.toFixed(1)} ms)`,
      );
    } finally {
      for (const server of servers) await end(server, "SIGTERM");
    }
  });
