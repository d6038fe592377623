/** Renders the previews for messengers and social networks: public/social/{section}.jpg, 1200x630. */
import { mkdir, stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { complex } from "../client/content/complex.ts";
import { mark, theme } from "../client/content/theme.ts";
import { siteMap } from "../client/pages/siteMap.ts";
import type { SectionId } from "../client/shared/page.ts";
import type { Preview } from "../client/shared/preview.ts";
import { launch, show } from "./browser.ts";
import { previews } from "./scenes/previews.ts";

const { colors } = theme;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function html(title: string, { render, size, position }: Preview): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/fonts.css"><style>
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;background:${colors.dark};color:${colors.light};position:relative;padding:64px 72px;display:flex;flex-direction:column;justify-content:space-between}
.picture,.shade{position:absolute;inset:0}
.picture{background:url(/renders/${render}.webp) ${position}/${size} no-repeat}
.shade{background:linear-gradient(90deg,rgb(from ${colors.dark} r g b/.96),rgb(from ${colors.dark} r g b/.86) 30%,rgb(from ${colors.dark} r g b/.3) 62%,rgb(from ${colors.dark} r g b/0)),linear-gradient(0deg,rgb(from ${colors.dark} r g b/.7),rgb(from ${colors.dark} r g b/0) 34%)}
.name,h1,p{position:relative}
.name{display:flex;align-items:center;gap:20px;font:500 34px/1 "Noto Serif KR Variable";letter-spacing:-.03em}
svg{height:52px;width:39px;overflow:visible}
h1{font:300 84px/1.3 "Noto Serif KR Variable";letter-spacing:-.03em;word-break:keep-all;max-width:620px}
p{font:400 26px/1.5 "Pretendard Variable";color:#dfe4ec;word-break:keep-all}
i{display:block;width:64px;height:3px;background:${colors.highlight};margin-bottom:26px}
</style><div class="picture"></div><div class="shade"></div>
<div class="name"><svg viewBox="0 0 24 32"><path d="${mark.light}" fill="${colors.highlight}"/><path d="${mark.frame}" fill="none" stroke="${colors.light}" stroke-width="1.6"/></svg>${escaped(complex.name)}</div>
<h1>${escaped(title)}</h1>
<p><i></i>${escaped(complex.address)} · ${complex.households}세대 · 상담 ${escaped(complex.phone)}</p></html>`;
}

const folder = new URL("../public/social/", import.meta.url);
await mkdir(folder, { recursive: true });
const browser = await launch();
for (const [section, preview] of Object.entries(previews)) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await show(page, html(preview.title ?? siteMap.sectionLabel(section as SectionId), preview));
  const file = new URL(`${section}.jpg`, folder);
  await writeFile(
    file,
    await sharp(await page.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  await page.close();
  process.stdout.write(`${section}.jpg ${((await stat(file)).size / 1000).toFixed(1)} kB\n`);
}
await browser.close();
