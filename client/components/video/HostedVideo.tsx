import { useEffect, useRef, useState } from "react";
import type { PictureName } from "../../content/generated/pictures.ts";
import { hostedVideo, type VideoSource } from "../../shared/video.ts";
import { Picture } from "../Picture.tsx";
import { PlayerControls } from "./PlayerControls.tsx";
import { playerLabels } from "./playerLabels.ts";
import { startsByItself } from "./playerState.ts";
import { useHostedPlayer } from "./useHostedPlayer.ts";
import styles from "./VideoPlayer.module.css";
import { stillSizes, type VideoSize } from "./VideoStill.tsx";

interface HostedVideoProps {
  video: Extract<VideoSource, { kind: "hosted" }>;
  title: string;
  still: PictureName;
  size: VideoSize;
}

/**
 * A film on the hosted platform. Its iframe is created in the browser, because only there is it known whether it may
 * autoplay.
 */
export function HostedVideo({ video, title, still, size }: HostedVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const { state, muted, listen, toggle, mute } = useHostedPlayer(frame);

  useEffect(() => setSrc(hostedVideo.embed(video.id, startsByItself())), [video.id]);

  return (
    <div>
      <div className={`dark ${styles.frame} ${styles[size]}`}>
        {src ? (
          <iframe
            ref={frame}
            src={src}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The platform refuses to play without a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={listen}
          />
        ) : (
          <Picture name={still} alt="" sizes={stillSizes[size]} />
        )}
      </div>
      <PlayerControls state={state} onToggle={toggle}>
        <button type="button" onClick={mute}>
          {muted ? playerLabels.unmute : playerLabels.mute}
        </button>
      </PlayerControls>
    </div>
  );
}
