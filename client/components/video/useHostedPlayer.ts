import { type RefObject, useCallback, useEffect, useState } from "react";
import { hostedVideo } from "../../shared/video.ts";
import { readPlayerMessage } from "./hostedMessages.ts";
import type { PlayerState } from "./playerState.ts";

/** Communicates with the hosted platform's frame by messages, so that no script of the platform runs in our page. */
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
      const reported = readPlayerMessage(data);
      if (reported.state) setState(reported.state);
      if (reported.muted !== undefined) setMuted(reported.muted);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [frame]);

  return {
    state,
    muted,
    /** The platform sends messages only after this one. */
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
