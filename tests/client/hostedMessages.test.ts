import { expect, test } from "vitest";
import { readPlayerMessage } from "../../client/components/video/hostedMessages.ts";

test("every state of the hosted platform has its label", () => {
  const states = [0, 1, 2, 3, 5].map(
    (info) => readPlayerMessage(JSON.stringify({ event: "onStateChange", info })).state,
  );
  expect(states).toEqual(["ended", "playing", "paused", "buffering", "cued"]);
});

test("the state is read from the platform's regular reports too", () => {
  const info = { playerState: 1, muted: false, currentTime: 3 };
  expect(readPlayerMessage(JSON.stringify({ event: "infoDelivery", info }))).toEqual({
    state: "playing",
    muted: false,
  });
});

test("other messages say nothing", () => {
  for (const data of ["{", "null", "3", { event: "onStateChange", info: 1 }, JSON.stringify({ event: "onReady" })])
    expect(readPlayerMessage(data)).toEqual({});
});
