/** Renders public/announcement.pdf, a sample announcement, from the same content as the pages. */
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { offersOf } from "../client/complex/homes/offers.ts";
import { datedSteps } from "../client/complex/sale/datedSteps.ts";
import { findParty, partyOf } from "../client/complex/sale/parties.ts";
import { complex } from "../client/content/complex.ts";
import { approval } from "../client/content/sale/parties.ts";
import { mark, theme } from "../client/content/theme.ts";
import { unitTypes } from "../client/content/unitTypes.ts";
import { regionStatus } from "../client/copy/sale/regionLaw.ts";
import { unpublished } from "../client/copy/sale/unpublished.ts";
import { formatFullDay } from "../client/shared/format/calendarDay.ts";
import { formatCount } from "../client/shared/format/format.ts";
import { formatWon } from "../client/shared/format/won.ts";
import { facts, list, section } from "./announcement/markup.ts";
import { moneySections } from "./announcement/money.ts";
import { style } from "./announcement/style.ts";
import { supplySections } from "./announcement/supply.ts";
import { termSections } from "./announcement/terms.ts";
import { launch, show } from "./browser.ts";

const { colors } = theme;

const root = new URL("../", import.meta.url);
const output = new URL("public/announcement.pdf", root);
const sections = [...supplySections.slice(0, 2), ...moneySections, ...supplySections.slice(2), ...termSections];

const noticeDay = datedSteps[0];
if (!noticeDay) throw new Error("The schedule has no first day; the announcement needs one.");

const prices = unitTypes.flatMap(({ label }) => offersOf(label).flatMap(({ price }) => price ?? []));
const [lowest, highest] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [undefined, 0];

const developer = findParty("developer");
/** Only a sale through a trust company has a developer besides the seller. */
const developerFact: [string, string][] = developer ? [["시행(위탁자)", developer.name]] : [];

const body = [
  `<header>
<p class="sample">견본(SAMPLE)</p>
<svg viewBox="0 0 24 32" aria-hidden="true"><path d="${mark.light}" fill="${colors.highlight}"/><path d="${mark.frame}" fill="none" stroke="${colors.dark}" stroke-width="1.4"/></svg>
<h1><span>${complex.name}</span>입주자모집공고</h1>
<p class="lead">${complex.summary}</p>
</header>
<div class="box"><p><strong>이 문서는 견본입니다.</strong> ${complex.name}와 ${complex.builder}, ${complex.city}는 실재하지 않으며, 이 문서로는 청약이나 계약을 할 수 없습니다. 실제 사업에서는 「주택공급에 관한 규칙」에 따라 승인받은 공고문으로 바꾸고, 법률 검토를 거쳐야 합니다.</p></div>`,

  facts("한눈에 보는 공고", [
    ["공고일", formatFullDay(noticeDay.from)],
    ["공급위치", complex.address],
    [
      "공급규모",
      `지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.towers}개 동 ${formatCount(complex.households)}세대 중 1차 일반분양 ${formatCount(complex.firstGeneralSale)}세대`,
    ],
    ["공급유형", `민영주택 (${regionStatus})`],
    ["사업주체", partyOf("seller").name],
    ...developerFact,
    ["시공", complex.builder],
    ["승인번호", approval ?? unpublished],
    [
      "공급금액",
      lowest === undefined ? unpublished : `${formatWon(lowest)}부터 ${formatWon(highest)}까지 (발코니 확장 별도)`,
    ],
    ["문의", `${complex.phone} (${complex.consultationHours})`],
  ]),

  `<h3 class="before">신청 전에 확인하십시오</h3>`,
  list(
    "청약 자격은 신청하기 전에 확인하시기 바랍니다. 자격이 사실과 다르면 당첨이 취소될 수 있습니다.",
    "공고일 현재의 주민등록과 세대 구성, 주택 소유, 청약통장 가입기간과 예치금을 미리 확인하시기 바랍니다.",
    "이 문서의 금액과 세대수, 날짜, 등급은 예시이며, 실제 공고는 승인된 내용을 따릅니다.",
    "당첨자 발표일이 같은 주택에는 한 사람이 한 건만 신청할 수 있습니다. 두 건 이상이면 모두 무효가 됩니다.",
    "전화 상담은 이해를 돕기 위한 것이며, 기준은 언제나 공고문과 관계 법령입니다.",
  ),
  `<nav aria-label="차례"><h3>차례</h3><ol>${sections.map(([title], index) => `<li><a href="#section-${index + 1}">${title}</a></li>`).join("\n")}</ol></nav>`,
  ...sections.map(section),
  `<footer><p class="firm">${partyOf("seller").name} · ${complex.builder}</p><p>${complex.address} · ${complex.phone} · ${complex.consultationHours}</p><p>이 공고는 견본(SAMPLE)이며 법적 효력이 없습니다. ${complex.copyright}</p></footer>`,
].join("\n");

const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${complex.name} 입주자모집공고 - 견본(SAMPLE)</title>
<meta name="description" content="${complex.name} 입주자모집공고의 견본"><meta name="author" content="${complex.builder}"><style>
${style}</style></head><body>${body}</body></html>`;

/** Static instances: a PDF can embed a variable font's outlines only as drawings, not as a font. */
const fonts = new Map<string, Buffer>();
for (const [name, path, wght] of [
  ["sans-400", "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf", 400],
  ["sans-600", "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf", 600],
  ["serif-400", "art/fonts/NotoSerifKR.woff2", 400],
] as const) {
  const source = await readFile(new URL(path, root));
  fonts.set(
    `/announcement/${name}.ttf`,
    await subsetFont(source, html, {
      targetFormat: "truetype",
      variationAxes: { wght },
      keepFeatures: ["kern", "tnum"],
      noHinting: true,
    }),
  );
}

const browser = await launch();
const page = await browser.newPage();
await show(page, html, fonts);
await page.pdf({
  path: fileURLToPath(output),
  tagged: true,
  outline: true,
  preferCSSPageSize: true,
  printBackground: true,
});
await browser.close();
process.stdout.write(`announcement.pdf ${((await stat(output)).size / 1000).toFixed(1)} kB\n`);
