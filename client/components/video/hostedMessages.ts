import type { PlayerState } from "./playerState.ts";

/** The platform's state codes. https://developers.google.com/youtube/iframe_api_reference#Playback_status */
const states: Record<number, PlayerState> = { 0: "ended", 1: "playing", 2: "paused", 3: "buffering", 5: "cued" };

interface PlayerMessage {
  event?: string;
  info?: { playerState?: number; muted?: boolean } | number | null;
}

function parse(data: unknown): PlayerMessage {
  if (typeof data !== "string") return {};
  try {
    return (JSON.parse(data) as PlayerMessage | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Parses a message from the hosted platform's frame.
 * @returns the film's state as far as the message has it
 */
export function readPlayerMessage(data: unknown): { state?: PlayerState; muted?: boolean } {
  const { event, info } = parse(data);
  const details = typeof info === "object" && info ? info : {};
  const number = event === "onStateChange" ? info : details.playerState;
  const state = typeof number === "number" ? states[number] : undefined;
  return { ...(state && { state }), ...(typeof details.muted === "boolean" && { muted: details.muted }) };
}
