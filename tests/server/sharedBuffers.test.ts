import { expect, test } from "vitest";
import { SharedBuffers } from "../../server/services/pictures/sharedBuffers.ts";

test("shared buffers never exceed their limit, however long they are held", async () => {
  const buffers = new SharedBuffers(10);
  let reads = 0;
  const lend = (key: string) =>
    buffers.acquire(key, 4, async () => {
      reads += 1;
      return Buffer.from(key.repeat(4));
    });
  await Promise.all([lend("a"), lend("a"), lend("b")]);
  expect(reads).toBe(2);
  await expect(lend("c")).rejects.toMatchObject({ status: 503 });
  buffers.release("a");
  await expect(lend("c")).rejects.toMatchObject({ status: 503 });
  buffers.release("b");
  await lend("c");
  expect((await lend("a"))?.toString()).toBe("aaaa");
  expect(reads).toBe(3);
});

test("a failed read takes no space and is repeated", async () => {
  const buffers = new SharedBuffers(10);
  const fail = () => buffers.acquire("a", 8, () => Promise.reject(new Error("away")));
  for (const failed of await Promise.allSettled([fail(), fail()])) expect(failed.status).toBe("rejected");
  expect(await buffers.acquire("a", 8, async () => undefined)).toBeUndefined();
  expect(await buffers.acquire("b", 10, async () => Buffer.alloc(10))).toHaveLength(10);
});
