import { type RefObject, useCallback, useEffect, useState } from "react";
import { hostedVideo } from "../../content/videos.ts";
import type { PlayerState } from "./playerState.ts";

/** The platform's numbers for its states. https://developers.google.com/youtube/iframe_api_reference#Playback_status */
const states: Record<number, PlayerState> = { 0: "ended", 1: "playing", 2: "paused", 3: "buffering", 5: "cued" };

interface PlayerMessage {
  event?: string;
  info?: { playerState?: number; muted?: boolean } | number | null;
}

function readMessage(data: unknown): PlayerMessage {
  if (typeof data !== "string") return {};
  try {
    return (JSON.parse(data) as PlayerMessage | null) ?? {};
  } catch {
    return {};
  }
}

/** Talks to the hosted platform's frame by messages, so that no script of the platform runs in our page. */
export function useHostedPlayer(frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<PlayerState>("cued");
  const [muted, setMuted] = useState(true);

  const send = useCallback(
    (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), hostedVideo.origin),
    [frame],
  );
  const command = (func: string) => send({ event: "command", func, args: [] });

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== hostedVideo.origin || source !== frame.current?.contentWindow) return;
      const { event, info } = readMessage(data);
      const number = event === "onStateChange" ? info : typeof info === "object" ? info?.playerState : undefined;
      const next = typeof number === "number" ? states[number] : undefined;
      if (next) setState(next);
      if (typeof info === "object" && typeof info?.muted === "boolean") setMuted(info.muted);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [frame]);

  return {
    state,
    muted,
    /** The platform answers only once it has been told that somebody listens. */
    listen: () => {
      send({ event: "listening", id: 1 });
      send({ event: "command", func: "addEventListener", args: ["onStateChange"] });
    },
    toggle: () => command(state === "playing" || state === "buffering" ? "pauseVideo" : "playVideo"),
    mute: () => {
      command(muted ? "unMute" : "mute");
      setMuted(!muted);
    },
  };
}
