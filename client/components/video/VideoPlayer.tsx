import type { Video } from "../../shared/video.ts";
import { FileVideo } from "./FileVideo.tsx";
import { HostedVideo } from "./HostedVideo.tsx";
import { playerLabels } from "./playerLabels.ts";
import { type VideoSize, VideoStill } from "./VideoStill.tsx";

/** A film from its provider; until there is one, its still and a note. */
export function VideoPlayer({ video, size }: { video: Video; size: VideoSize }) {
  const { id, source, title, still } = video;
  if (!source) return <VideoStill still={still} size={size} text={playerLabels.preparing} />;
  if (source.kind === "hosted") return <HostedVideo key={id} video={source} title={title} still={still} size={size} />;
  return <FileVideo key={id} video={source} title={title} still={still} size={size} />;
}
