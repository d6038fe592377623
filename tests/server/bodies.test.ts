import { expect, test } from "vitest";
import { fieldLimits } from "../../client/shared/limits.ts";
import { articleLimit, publicLimit } from "../../server/middleware/bodies.ts";
import { list, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";

const board = await startPressBoard();
const { app } = board;
const json = { Accept: "application/json" };

/** Every field at its maximum length, in characters that take the most bytes in transit. */
const longest = (letter: string) => ({
  title: letter.repeat(fieldLimits.title),
  summary: letter.repeat(fieldLimits.summary),
  content: letter.repeat(fieldLimits.content),
});
const send = (method: "post" | "put", path: string, type: string) =>
  app.request[method](path).set(sameOrigin).set(json).set("Cookie", board.cookie).type(type);

test.each(["가", '"', "\n가"])("an article of maximum length is published and edited: %j", async (letters) => {
  const words = {
    ...longest("가"),
    content: letters.repeat(fieldLimits.content).slice(0, fieldLimits.content).trim(),
  };
  for (const type of ["form", "json"]) {
    const { body } = await send("post", list, type).send(words).expect(201);
    expect(body.article).toMatchObject(words);
    const path = `${list}/${body.article.id}`;
    await send("put", path, type)
      .send({ ...words, revision: 1 })
      .expect(200);
    await send("post", path, "form")
      .send({ ...words, _method: "put", revision: 2 })
      .expect(200);
  }
});

test("an article one character too long is refused by its field, and the input is returned", async () => {
  const words = { ...longest("가"), content: "가".repeat(fieldLimits.content + 1) };
  const answer = await send("post", list, "json").send(words).expect(422);
  expect(answer.body.message).toContain("50,000자");
  await send("post", list, "json")
    .send({ ...words, content: "가".repeat(articleLimit) })
    .expect(413);
});

test("requests without a session are denied before an article is read", async () => {
  const long = { ...longest("가"), content: "가".repeat(articleLimit) };
  for (const type of ["form", "json"]) {
    await app.request.post(list).set(sameOrigin).set(json).type(type).send(long).expect(401);
    await app.request.put(`${list}/1`).set(sameOrigin).set(json).type(type).send(long).expect(401);
  }
  expect(await app.db("articles")).toHaveLength(0);
});

test("every other body may have 100 kB and not a byte more, signed in or not", async () => {
  const frame = JSON.stringify({ message: "" }).length;
  const paths = [
    "/registrations",
    "/session",
    "/admin/leads/search",
    "/admin/articles",
    "/nowhere",
    "/press",
    `${list}x`,
  ];
  for (const path of paths)
    for (const cookie of ["", board.cookie]) {
      const post = (bytes: number) =>
        app.request
          .post(path)
          .set(sameOrigin)
          .set({ ...json, ...(cookie && { Cookie: cookie }) })
          .send({ message: "x".repeat(bytes - frame) });
      expect((await post(publicLimit + 1)).status, path).toBe(413);
      expect((await post(publicLimit)).status, path).not.toBe(413);
    }
});
