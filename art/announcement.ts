/** Sets public/announcement.pdf, a sample notice of recruitment, from the same content as the pages. */
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { formatCalendarSpan } from "../client/content/calendarDay.ts";
import { complex } from "../client/content/complex.ts";
import { formatCount } from "../client/content/format.ts";
import { claimStatuses, locationPoints } from "../client/content/location.ts";
import { overview } from "../client/content/overview.ts";
import { schedule } from "../client/content/schedule.ts";
import { stampTax, stampTaxPage } from "../client/content/stampTax.ts";
import { deposits, firstPriority, formatBasis, subscriptionPage } from "../client/content/subscription.ts";
import { unitPlans } from "../client/content/unitPlans.ts";
import { unitTypes } from "../client/content/unitTypes.ts";
import { launch, markPaths, show } from "./browser.ts";

const root = new URL("../", import.meta.url);
const output = new URL("public/announcement.pdf", root);

const area = (value: number) => value.toFixed(4);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const year = (day: string) => `${day.slice(0, 4)}년`;
const later = "추후 공고";
const supply = unitTypes.map(({ label }) => ({ label, ...unitPlans[label] }));

type Cell = string | { text: string; span: number };

interface Table {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
  foot?: readonly Cell[];
  /** Columns from this one on hold figures. */
  figuresFrom?: number;
  /** Widths of columns in percent. */
  widths?: readonly number[];
}

const table = ({ caption, heads, rows, foot, figuresFrom = Number.POSITIVE_INFINITY, widths }: Table) => {
  const cell = (content: Cell, index: number) => {
    const { text, span } = typeof content === "string" ? { text: content, span: 1 } : content;
    const figure = index >= figuresFrom ? ' class="figure"' : "";
    const spans = span > 1 ? ` colspan="${span}"` : "";
    return index === 0 ? `<th scope="row"${spans}>${text}</th>` : `<td${figure}${spans}>${text}</td>`;
  };
  const row = (cells: readonly Cell[]) => `<tr>${cells.map(cell).join("")}</tr>`;
  return `<table><caption>${caption}</caption>
${widths ? `<colgroup>${widths.map((width) => `<col style="width:${width}%">`).join("")}</colgroup>` : ""}
<thead><tr>${heads.map((head, index) => `<th scope="col"${index >= figuresFrom ? ' class="figure"' : ""}>${head}</th>`).join("")}</tr></thead>
<tbody>${rows.map(row).join("\n")}</tbody>${foot ? `<tfoot>${row(foot)}</tfoot>` : ""}</table>`;
};

/** A table without column heads: a name and what it says. */
const facts = (caption: string, rows: readonly (readonly [string, string])[]) =>
  `<table class="facts"><caption>${caption}</caption><colgroup><col style="width:24%"><col></colgroup><tbody>${rows
    .map(([name, text]) => `<tr><th scope="row">${name}</th><td>${text}</td></tr>`)
    .join("\n")}</tbody></table>`;

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("\n")}</ul>`;
const section = ([title, ...parts]: Section, index: number) =>
  `<section id="section-${index + 1}"><h2><span class="number">${index + 1}</span>${title}</h2>${parts.join("\n")}</section>`;

type Section = readonly [title: string, ...parts: string[]];

const noticeDay = schedule[0];
if (!noticeDay) throw new Error("The schedule has no first day: the notice needs one.");

const sections: readonly Section[] = [
  [
    "공급개요",
    facts(
      "단지의 개요",
      overview.map(
        ({ label, value, unit = "", note }) => [label, `${value}${unit}${note ? ` (${note})` : ""}`] as const,
      ),
    ),
    list(
      "면적은 인허가 도서를 기준으로 하며, 측량과 설계변경에 따라 늘거나 줄 수 있습니다.",
      `주차대수 ${formatCount(complex.parking.total)}대에는 단지 밖 인근시설의 ${complex.parking.nearby}대가 들어 있습니다. 단지 안에서 쓰는 대수는 ${formatCount(complex.parking.complex)}대입니다.`,
      "동은 101동부터 106동까지이며, 동별 층수와 라인은 홈페이지의 동·호수배치도에서 확인할 수 있습니다.",
    ),
  ],

  [
    "공급대상과 공급금액",
    table({
      caption: "주택형별 면적(㎡)과 세대수",
      heads: ["주택형", "주거전용", "주거공용", "공급면적", "기타공용", "계약면적", "총세대", "1차 일반분양"],
      figuresFrom: 1,
      rows: supply.map((row) => [
        row.label,
        ...[
          row.areas.exclusive,
          row.areas.residentialCommon,
          row.areas.supply,
          row.areas.otherCommon,
          row.areas.contract,
        ].map(area),
        formatCount(row.households),
        formatCount(row.firstGeneralSale),
      ]),
      foot: [
        { text: "합계", span: 6 },
        formatCount(sum(supply.map((row) => row.households))),
        formatCount(sum(supply.map((row) => row.firstGeneralSale))),
      ],
    }),
    list(
      "주택형은 주거전용면적과 평면에 따라 나눈 이름입니다. 신청할 때에는 면적을 함께 확인하시기 바랍니다.",
      "공급면적은 주거전용면적과 주거공용면적을, 계약면적은 공급면적과 기타공용면적을 더한 면적입니다.",
      "특별공급과 일반공급의 세대수는 승인된 공고에서 주택형별로 나누어 적습니다.",
      "면적은 소수점 넷째 자리까지 적으며, 등기면적과 끝자리에서 차이가 날 수 있습니다.",
    ),
    table({
      caption: "공급금액과 납부 일정",
      heads: ["주택형", "공급금액", "계약금", "중도금", "잔금"],
      rows: supply.map((row) => [row.label, later, later, later, later]),
    }),
    list(
      "공급금액은 대지비와 건축비로 나누어 층별로 적습니다. 발코니 확장과 추가 선택품목의 금액은 따로 적습니다.",
      "분양대금을 내는 계좌는 공고문과 공급계약서에 적힌 것뿐입니다. 다른 계좌로 낸 돈은 분양대금으로 인정되지 않습니다.",
    ),
  ],

  [
    "청약 자격",
    table({
      caption: subscriptionPage.priority.caption,
      heads: subscriptionPage.priority.columns,
      widths: [24, 26, 50],
      rows: firstPriority.areas.map(({ label, period, strict }) => [
        label,
        `${period} 이상`,
        strict ? subscriptionPage.priority.strict : subscriptionPage.priority.plain,
      ]),
    }),
    list(
      formatBasis(firstPriority.basis),
      "자격은 모두 입주자모집공고일을 기준으로 판단합니다. 공급지역의 규제 여부는 공고일의 고시에 따릅니다.",
      "1순위 요건을 갖추지 못한 청약통장 가입자는 2순위로 신청할 수 있습니다.",
      `같은 순위에서는 공고일 현재 ${complex.city}에 거주하는 신청자(해당지역)가 기타지역 신청자보다 앞섭니다.`,
      "한 사람이 한 건만 신청할 수 있으며, 당첨자로 발표된 뒤 자격이 없음이 드러나면 당첨이 취소될 수 있습니다.",
    ),
    table({
      caption: subscriptionPage.special.caption,
      heads: subscriptionPage.special.columns,
      widths: [24, 76],
      rows: subscriptionPage.special.rows,
    }),
    list(subscriptionPage.special.source),
  ],

  [
    "지역·면적별 예치금",
    table({
      caption: "민영주택 청약 예치기준금액(만 원)",
      heads: [subscriptionPage.deposit.column, ...deposits.regions.map((region) => region.label)],
      figuresFrom: 1,
      widths: [34, 22, 22, 22],
      rows: deposits.sizes.map(({ label, amounts }) => [
        label,
        ...deposits.regions.map((region) => formatCount(amounts[region.id])),
      ]),
    }),
    list(
      formatBasis(deposits.basis),
      "지역은 신청할 주택이 있는 곳이 아니라 공고일 현재 신청자의 주민등록상 거주지를 기준으로 합니다.",
      "84A·84B·84C는 85㎡ 이하, 105와 119A·119B는 135㎡ 이하의 금액을 보시면 됩니다.",
      "예치금은 공고일까지 납입되어 있어야 합니다.",
    ),
  ],

  [
    "일정(예정)",
    table({
      caption: `${year(noticeDay.from)} 분양 일정`,
      heads: ["구분", "날짜", "내용"],
      widths: [25, 25, 50],
      rows: schedule.map(({ name, from, to, text }) => [name, `${formatCalendarSpan(from, to)} 예정`, text]),
    }),
    list(
      "모든 날짜는 예정이며 인허가와 공고 일정에 따라 달라질 수 있습니다.",
      "청약 신청은 한국부동산원 청약홈에서 오전 9시부터 오후 5시 30분까지입니다.",
    ),
  ],

  [
    "당첨자 서류와 계약",
    table({
      caption: "계약할 때 준비할 것",
      heads: ["구분", "서류"],
      widths: [24, 76],
      rows: [
        [
          "본인이 올 때",
          "신분증, 주민등록표등본·초본, 가족관계증명서, 인감증명서 또는 본인서명사실확인서, 인감도장, 계약금 입금 확인서",
        ],
        ["대리인이 올 때", "위의 서류에 더하여, 위임장, 계약자의 인감증명서(위임용), 대리인의 신분증과 도장"],
        ["자격별 추가 서류", "특별공급과 가점제 당첨자의 자격 확인 서류. 대상자에게 따로 안내합니다."],
      ],
    }),
    list(
      "서류는 공고일 이후 발급한 것이어야 하며, 주민등록번호가 모두 보이게 발급받으시기 바랍니다.",
      "당첨자는 부동산 거래신고 대상입니다. 공급계약을 맺은 날부터 30일 안에 신고해야 합니다(「부동산 거래신고 등에 관한 법률」 제3조).",
      "거래가격을 거짓으로 신고하면(다운계약) 취득가액의 10% 이하에 해당하는 과태료를 물 수 있습니다(같은 법 제28조).",
      "분양권의 전매와 재당첨, 거주의무에 관한 제한은 공고일의 법령과 고시에 따릅니다.",
      "정해진 기간에 계약하지 않으면 당첨을 포기한 것으로 보며, 예비입주자에게 순번대로 공급합니다.",
    ),
  ],

  [
    "인지세",
    table({
      caption: "분양계약서에 드는 인지세",
      heads: stampTaxPage.tax.columns,
      figuresFrom: 1,
      widths: [60, 40],
      rows: stampTax.brackets.map(({ label, tax }) => [label, tax ? `${formatCount(tax)}원` : stampTaxPage.tax.none]),
    }),
    list(
      formatBasis(stampTax.basis),
      "계약서를 쓴 달의 다음 달 10일까지 전자수입인지로 납부합니다.",
      "계약서를 함께 쓴 당사자는 인지세를 연대하여 납부할 의무가 있습니다.",
      "발코니 확장과 추가 선택품목 계약서의 인지세는 그 계약서의 금액과 종류에 따라 따로 따집니다.",
    ),
  ],

  [
    "유의사항",
    `<h3>주변 여건</h3>`,
    table({
      caption: "입지의 확정 여부와 출처",
      heads: ["여건", "거리", "상태", "출처·기준"],
      widths: [32, 16, 12, 40],
      rows: locationPoints.map(({ name, distance, status, source }) => [
        name,
        distance,
        claimStatuses[status].label,
        source,
      ]),
    }),
    list(
      `${Object.values(claimStatuses)
        .map(({ label, meaning }) => `‘${label}’은 ${meaning}`)
        .join(", ")}입니다. 거리는 단지 경계에서 잰 직선거리입니다.`,
      "계획과 미정인 사업은 인허가와 정부·지자체의 정책에 따라 변경, 연기 또는 취소될 수 있습니다. 계약 전에 소관 기관에서 확인하시기 바랍니다.",
      "학교 배정과 통학구역은 교육지원청의 계획에 따르며, 입주할 때의 학생 수에 따라 달라질 수 있습니다.",
    ),
    `<h3>단지와 세대</h3>`,
    list(
      "홈페이지와 인쇄물의 이미지, 배치도, 평면도는 이해를 돕기 위한 것이며 실제와 다를 수 있습니다. 가구와 소품은 공급에 들어가지 않습니다.",
      "동과 층, 향에 따라 일조와 조망, 소음, 사생활의 정도가 다릅니다. 수변과 도로에 가까운 세대에는 소음과 벌레, 빛이 미칠 수 있습니다.",
      "지하주차장의 높이와 차로 폭, 이삿짐 차량과 소방차의 동선을 계약 전에 확인하시기 바랍니다.",
      `커뮤니티 ${complex.communityFacilities}개 시설의 종류와 운영 방식은 입주 뒤 입주자대표회의가 바꿀 수 있으며, 이용료가 들 수 있습니다.`,
      "상부 크라운과 경관조명의 빛이 일부 세대에 비칠 수 있으며, 켜는 시간은 입주 뒤 정합니다.",
      "설비의 위치와 배관, 점검구 때문에 천장과 벽이 일부 낮아지거나 두꺼워질 수 있습니다.",
    ),
    `<h3>계약과 개인정보</h3>`,
    list(
      "공급계약서와 이 공고의 내용이 다르면 관계 법령과 공급계약서가 앞섭니다.",
      "입주예정일은 공사 여건에 따라 달라질 수 있으며, 확정된 입주지정기간은 따로 알립니다.",
      "청약과 계약에서 모은 개인정보는 주택의 공급과 관계 법령이 정한 목적으로만 쓰고 보관합니다.",
      "주소나 연락처가 바뀌면 바로 알려 주시기 바랍니다. 알리지 않아 생긴 불이익은 계약자에게 있습니다.",
    ),
  ],
];

const body = [
  `<header>
<p class="sample">견본(SAMPLE)</p>
<svg viewBox="0 0 24 32" aria-hidden="true"><path d="${markPaths.light}" fill="#c6a15b"/><path d="${markPaths.frame}" fill="none" stroke="#13203a" stroke-width="1.4"/></svg>
<h1><span>${complex.name}</span>입주자모집공고</h1>
<p class="lead">${complex.summary}</p>
</header>
<div class="box"><p><strong>이 문서는 견본입니다.</strong> ${complex.name}와 ${complex.builder}, ${complex.city}는 실재하지 않으며, 이 문서로는 청약이나 계약을 할 수 없습니다. 실제 사업에서는 「주택공급에 관한 규칙」에 따라 승인받은 공고문으로 바꾸고, 법률 검토를 거쳐야 합니다.</p></div>`,

  facts("한눈에 보는 공고", [
    ["공고일", `${year(noticeDay.from)} ${formatCalendarSpan(noticeDay.from)} 예정`],
    ["공급위치", complex.address],
    [
      "공급규모",
      `지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.towers}개 동 ${formatCount(complex.households)}세대 중 1차 일반분양 ${formatCount(complex.firstGeneralSale)}세대`,
    ],
    ["공급유형", "민영주택"],
    ["시공", complex.builder],
    ["공급금액", later],
    ["문의", `${complex.phone} (${complex.consultationHours})`],
  ]),

  `<h3 class="before">신청 전에 확인하십시오</h3>`,
  list(
    "청약 자격은 신청자 본인의 책임으로 확인합니다. 잘못 신청한 내용은 당첨 뒤에 고칠 수 없습니다.",
    "공고일 현재의 주민등록과 세대 구성, 주택 소유, 청약통장 가입기간과 예치금을 미리 확인하시기 바랍니다.",
    "공급금액과 납부 일정, 특별공급 세대수는 승인된 공고에서 확정됩니다. 이 견본에는 적지 않았습니다.",
    "전화 상담은 이해를 돕기 위한 것이며, 기준은 언제나 공고문과 관계 법령입니다.",
  ),
  `<nav aria-label="차례"><h3>차례</h3><ol>${sections.map(([title], index) => `<li><a href="#section-${index + 1}">${title}</a></li>`).join("\n")}</ol></nav>`,
  ...sections.map(section),
  `<footer><p class="firm">${complex.builder}</p><p>${complex.address} · ${complex.phone} · ${complex.consultationHours}</p><p>이 공고는 견본(SAMPLE)이며 법적 효력이 없습니다. ${complex.copyright}</p></footer>`,
].join("\n");

const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${complex.name} 입주자모집공고 - 견본(SAMPLE)</title>
<meta name="description" content="${complex.name} 입주자모집공고의 견본"><meta name="author" content="${complex.builder}"><style>
@font-face{font-family:Text;font-weight:400;src:url(/announcement/sans-400.ttf)}
@font-face{font-family:Text;font-weight:600;src:url(/announcement/sans-600.ttf)}
@font-face{font-family:Display;font-weight:400;src:url(/announcement/serif-400.ttf)}
@page{size:A4;margin:21mm 18mm 19mm;
 @top-left{content:"${complex.name} 입주자모집공고";font:400 8pt Text;color:#575c68}
 @top-right{content:"견본(SAMPLE)";font:600 8pt Text;color:#765721}
 @bottom-left{content:"${complex.builder}";font:400 8pt Text;color:#575c68}
 @bottom-right{content:counter(page) " / " counter(pages);font:400 8pt Text;color:#575c68}}
*{box-sizing:border-box;margin:0}
body{font:400 9.4pt/1.65 Text;color:#171b23;word-break:keep-all;overflow-wrap:anywhere}
header{position:relative;padding:9mm 0 8mm;border-bottom:.4mm solid #13203a;margin-bottom:5mm}
header svg{width:9mm;height:12mm;display:block;margin-bottom:7mm}
.sample{position:absolute;right:0;top:9mm;border:.3mm solid #765721;color:#765721;font-weight:600;padding:1.5mm 4mm}
h1{font:400 29pt/1.28 Display;letter-spacing:-.03em;color:#13203a}
h1 span{display:block}
.lead{margin-top:4mm;color:#575c68;font-size:10.5pt}
.box{background:#f1ebdf;padding:4mm 5mm;margin-bottom:6mm}
section{margin-top:9mm}
#section-1{break-before:page}
nav{margin-top:7mm}
nav ol{columns:2;column-gap:8mm;padding-left:5mm}
a{color:inherit}
.before{margin-top:7mm}
h2{font:400 16pt/1.4 Display;letter-spacing:-.02em;color:#13203a;border-bottom:.2mm solid #c6a15b;padding-bottom:1.5mm;margin-bottom:4mm;break-after:avoid}
.number{display:inline-block;min-width:9mm;color:#765721}
h3{font:600 10.5pt/1.5 Text;margin:5mm 0 2mm;break-after:avoid}
table{width:100%;border-collapse:collapse;border-top:.35mm solid #13203a;border-bottom:.35mm solid #13203a;margin:3mm 0;font-variant-numeric:tabular-nums;font-size:8.8pt;line-height:1.5}
caption{text-align:left;font-weight:600;color:#13203a;padding-bottom:1.5mm;font-size:9.4pt;break-after:avoid}
th,td{padding:1.5mm 2mm;text-align:left;vertical-align:top;border-top:.15mm solid #cfc6b4;font-weight:400}
thead th{background:#13203a;color:#faf7f0;font-weight:600;border:0}
tbody th{font-weight:600}
.facts th{background:#faf7f0}
.figure{text-align:right}
tfoot th,tfoot td{font-weight:600;background:#f1ebdf;border-top:.25mm solid #13203a}
table,li{break-inside:avoid}
ul{padding-left:4.5mm;margin:2.5mm 0}
li{margin:.7mm 0}
li::marker{color:#765721}
footer{margin-top:12mm;border-top:.4mm solid #13203a;padding-top:5mm;color:#575c68;break-inside:avoid}
.firm{font:400 15pt/1.6 Display;color:#13203a}
</style></head><body>${body}</body></html>`;

/** Static cuts: a PDF holds the outlines of a variable font only as drawings, not as a font. */
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
