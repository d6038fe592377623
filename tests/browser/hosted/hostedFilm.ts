import type { Video } from "../../../client/shared/video.ts";

/** A film on the hosted platform, as another complex may have one. */
export const hostedFilm: Video = {
  id: "hosted",
  title: "홍보영상",
  source: { kind: "hosted", id: "a1B2c3D4e5F" },
  still: "lakeDusk",
  text: "단지의 하루를 따라갑니다.",
};
