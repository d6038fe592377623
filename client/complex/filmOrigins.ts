import { brandVideo, guideVideos } from "../content/videos.ts";
import { hostedVideo, type Video } from "../shared/video.ts";

/** @returns the origins of these films' frames, for the page's content security policy */
export const filmOrigins = (films: readonly Video[] = [brandVideo, ...guideVideos]): string[] =>
  films.some(({ source }) => source?.kind === "hosted") ? [hostedVideo.origin] : [];
