import { measurements } from "../../../content/generated/measurements.ts";
import { openSince, performanceGrades, roadNoise } from "../../../content/sale/disclosures.ts";
import { formatFullDay } from "../../../shared/format/calendarDay.ts";
import type { Basis } from "../../../shared/sale/basis.ts";
import type { PerformanceGrade } from "../../../shared/sale/saleContent.ts";
import { unpublished } from "../unpublished.ts";
import type { Clause } from "./clause.ts";
import { clauseTitles } from "./clauseTitles.ts";

/** The road that is heard most. */
export const widestRoad = measurements.roads.reduce((one, other) => (other.width > one.width ? other : one));

/** Limits of noise in decibels, and of homes that can't keep the first, with closed windows. */
export const noiseLimit = {
  outside: 65,
  inside: 45,
  basis: { statute: "주택건설기준 등에 관한 규정 제9조", checked: "2026. 6." },
} as const satisfies { outside: number; inside: number; basis: Basis };

/** Who has measured the roads' noise, when, and what it was. */
export const noiseState = roadNoise
  ? `${formatFullDay(roadNoise.on)} ${roadNoise.by}의 측정값은 ${roadNoise.decibels}dB입니다.`
  : "아직 측정하지 않았습니다.";

/** What is done about it. */
export const noiseDuty = `사용검사 전에 실외 소음도를 재어 ${noiseLimit.outside}dB 아래인지 확인합니다. 넘는 세대는 창을 닫은 실내가 ${noiseLimit.inside}dB 이하가 되게 하고 결과를 알려 드립니다.`;

/** "2026년 11월 25일(수) 기준" */
export const openSinceText = `${formatFullDay(openSince)} 기준`;

/** Stars as words: fonts of the pages have no such sign. */
const stars = ({ stars: count }: PerformanceGrade) =>
  `별 ${({ 1: "하나", 2: "둘", 3: "셋", 4: "넷" } as const)[count]}`;
const gradeOf = (id: PerformanceGrade["id"]) => performanceGrades.find((grade) => grade.id === id);
const [light, heavy] = [gradeOf("lightImpact"), gradeOf("heavyImpact")];

/** The grades of the floors against impact sound, as far as they are certified. */
export const floorImpact = light && heavy ? `경량 ${stars(light)}, 중량 ${stars(heavy)}` : unpublished;

export const performanceClause: Clause = {
  id: "performance",
  title: clauseTitles.performance,
  tables: [
    {
      caption: "소음",
      columns: ["구분", "내용"],
      rows: [
        ["도로 소음", `${noiseState} 가장 넓은 길은 폭 ${widestRoad.width}m의 ${widestRoad.name}입니다.`],
        ["소음 대책", noiseDuty],
        ["층간소음", `설계 단계 예비인증에서 ${floorImpact}. 별 넷이 가장 높은 등급입니다.`],
        ["성능검사", "준공 전에 바닥충격음 성능검사를 받고 결과를 계약자에게 알립니다."],
      ],
    },
    ...(performanceGrades.length > 0
      ? [
          {
            caption: "공동주택성능등급 (예비인증의 견본)",
            columns: ["분야", "항목", "등급"],
            rows: performanceGrades.map((grade) => [grade.field, grade.item, stars(grade)]),
          },
        ]
      : []),
  ],
  notes: [
    `근거: ${noiseLimit.basis.statute}, 주택법 제39조·제41조의2, 주택건설기준 등에 관한 규정 제58조 (공고일 시행 법령 기준)`,
    "성능등급은 설계 단계의 예비인증 결과이며, 준공한 뒤의 성능과 다를 수 있습니다.",
  ],
};
