/** Renders the title of a scene as a transparent picture. */
import type { Browser } from "@playwright/test";
import { theme } from "../client/content/theme.ts";
import type { Scene } from "../client/shared/films.ts";
import { show } from "./browser.ts";

const { colors } = theme;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Titles are visible in every crop of the film: within the middle three quarters of its width (4 to 3) and the middle
 * two thirds of its height (13 to 5).
 * @returns a PNG of the film's size
 */
export async function titlePicture(browser: Browser, scene: Scene, width: number, height: number): Promise<Buffer> {
  const [shade, letters, small] = scene.bright
    ? [colors.light, colors.ink, colors.accentOnLight]
    : [colors.deepest, colors.light, colors.accentOnDark];
  const page = await browser.newPage({ viewport: { width, height } });
  await show(
    page,
    `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>
*{box-sizing:border-box;margin:0}
html,body{background:transparent}
body{width:${width}px;height:${height}px;position:relative;overflow:hidden;color:${letters}}
.shade{position:absolute;inset:0;background:linear-gradient(0deg,rgb(from ${shade} r g b/.7),rgb(from ${shade} r g b/.42) 26%,rgb(from ${shade} r g b/.12) 42%,rgb(from ${shade} r g b/0) 56%)}
.words{position:absolute;left:14.5%;bottom:21%;word-break:keep-all}
.over{font:600 ${height * 0.03}px/1 "Pretendard Variable";color:${small};letter-spacing:.04em;font-variant-numeric:tabular-nums;margin-bottom:${height * 0.024}px}
.cg{position:absolute;right:14.5%;top:18%;font:500 ${height * 0.024}px/1 "Pretendard Variable";letter-spacing:.06em;opacity:.85}
h1{font:300 ${height * 0.068}px/1.3 "Noto Serif KR Variable";letter-spacing:-.03em}
</style>${scene.words ? '<div class="shade"></div>' : ""}<div class="words">${scene.over ? `<p class="over">${escaped(scene.over)}</p>` : ""}<h1>${escaped(scene.words ?? "")}</h1></div>${scene.of.startsWith("plan:") ? "" : '<p class="cg">CG</p>'}</html>`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
