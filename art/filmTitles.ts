/** Renders the title of a scene as a transparent picture. */
import type { Browser } from "@playwright/test";
import { theme } from "../client/content/theme.ts";
import type { Film, Scene } from "../client/shared/films.ts";
import { show } from "./browser.ts";

const { colors } = theme;

/** Colours of the shade below the words: the darkest ground, as opaque as each of the stops says. */
const shadeOf = (...stops: readonly string[]) =>
  stops.map((stop) => `rgb(from ${colors.deepest} r g b/${stop}`).join(",");
const shades = {
  below: `linear-gradient(0deg,${shadeOf(".85)", ".62) 28%", ".26) 48%", "0) 64%")})`,
  /** Only around the words: the picture below what is drawn is dark already, and its lights should stay. */
  around: `radial-gradient(34% 38% at 7% 72%,${shadeOf(".82)", ".7) 40%", ".3) 72%", "0)")})`,
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Letters are legible on a phone, whose film is 220 px high. Those of a film that is cropped are visible in every crop:
 * within the middle three quarters of its width (4 to 3) and the middle two thirds of its height (13 to 5).
 * @returns a PNG of the film's size
 */
export async function titlePicture(
  browser: Browser,
  scene: Scene,
  { size: [width, height], cropped }: Film,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await show(
    page,
    `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>
*{box-sizing:border-box;margin:0}
html,body{background:transparent}
body{width:${width}px;height:${height}px;position:relative;overflow:hidden;color:${colors.light}}
.shade{position:absolute;inset:0;background:${"drawn" in scene ? shades.around : shades.below}}
.words{position:absolute;left:${cropped ? 14.5 : 5.1}%;bottom:20%;word-break:keep-all}
.over{font:600 ${height * 0.06}px/1 "Pretendard Variable";letter-spacing:.02em;font-variant-numeric:tabular-nums;margin-bottom:${height * 0.024}px}
h1{font:600 ${height * 0.092}px/1.3 "Noto Serif KR Variable";letter-spacing:-.03em}
</style>${scene.words ? '<div class="shade"></div>' : ""}<div class="words">${scene.over ? `<p class="over">${escaped(scene.over)}</p>` : ""}<h1>${escaped(scene.words ?? "")}</h1></div></html>`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
