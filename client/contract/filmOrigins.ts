import { brandVideo, guideVideos } from "../content/videos.ts";
import { hostedVideo, type Video } from "./video.ts";

/** @returns the origins whose frames these films are shown in: what a page's policy must let in, and nothing more */
export const filmOrigins = (films: readonly Video[] = [brandVideo, ...guideVideos]): string[] =>
  films.some(({ source }) => source?.kind === "hosted") ? [hostedVideo.origin] : [];
