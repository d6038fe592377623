import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { filmOrigins } from "../../client/complex/filmOrigins.ts";
import { VideoPlayer } from "../../client/components/video/VideoPlayer.tsx";
import { brandVideo } from "../../client/content/videos.ts";
import { videoCopy } from "../../client/copy/video.ts";
import type { Video } from "../../client/shared/video.ts";

const hosted: Video = { ...brandVideo, source: { kind: "hosted", id: "aqz-KE-bpKQ" } };

test("a hosted film is a frame of the platform, which only its site's policy allows", () => {
  const html = renderToStaticMarkup(<VideoPlayer video={hosted} size="banner" />);
  const [, address = ""] = /<iframe src="([^"]+)"/.exec(html) ?? [];
  expect(filmOrigins([hosted])).toEqual([new URL(address).origin]);
  expect(address).toContain("aqz-KE-bpKQ");
  expect(filmOrigins()).toEqual([]);
});

test("a film that doesn't exist yet is its still and a note", () => {
  const html = renderToStaticMarkup(<VideoPlayer video={{ ...brandVideo, source: null }} size="screen" />);
  expect(html).toContain(videoCopy.preparing);
  expect(html).not.toMatch(/<video|<iframe/);
});
