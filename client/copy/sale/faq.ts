import { countLeft } from "../../complex/homes/ledgerHomes.ts";
import { offersOf, pricesOffered } from "../../complex/homes/offers.ts";
import { towers } from "../../complex/plans/stacks.ts";
import { openingAt, paymentAt } from "../../complex/sale/currentTerms.ts";
import { ceilings, monthlyCostOf, monthlyCosts } from "../../complex/sale/homeFigures.ts";
import { partyOf } from "../../complex/sale/parties.ts";
import { mentioned } from "../../complex/sale/questionSearch.ts";
import { homesOffered, pricesPublished, remainingUnitsOffered, saleStage } from "../../complex/sale/saleStage.ts";
import { complex } from "../../content/complex.ts";
import { locationPoints } from "../../content/location.ts";
import { outlook } from "../../content/outlook.ts";
import { approval, parties } from "../../content/sale/parties.ts";
import { payment } from "../../content/sale/payment.ts";
import { schedule, works } from "../../content/schedule.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { formatFullDay, formatYearMonth } from "../../shared/format/calendarDay.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { formatCount } from "../../shared/format/format.ts";
import { formatWon } from "../../shared/format/won.ts";
import { acquisitionTaxRules } from "../../shared/sale/acquisitionTax.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { formatRecord } from "../../shared/sale/source.ts";
import { communityFeesSummary } from "../communityFees.ts";
import { homeCounts } from "../homes.ts";
import { homesPage } from "../homesPage.ts";
import { bearingText } from "../outlook.ts";
import { parkingText } from "../overview.ts";
import { formatBasis } from "../statutes.ts";
import { visits } from "../visits.ts";
import { livingQuestions, moneyQuestions, type Question, signingQuestions } from "./buyerQuestions.ts";
import { changedTerms, closedText, nextNoticeText, occupancyText } from "./changedTerms.ts";
import { openSinceText } from "./notice/performanceClause.ts";
import { firstComeBasis } from "./offerPoints.ts";
import { paymentText } from "./paymentText.ts";
import { regionLaw, regionSentence } from "./regionLaw.ts";
import { saleCopy, saleSummary, stepDays } from "./saleCopy.ts";
import { signing } from "./signing.ts";
import { unpublished } from "./unpublished.ts";

const { allotment, priority } = regionLaw;

/** A rule that the region doesn't have. */
const none = "없음";
const noRule: Record<(typeof regionLaw.rules)[number]["id"], string> = {
  priceCap: "아니요, 적용되지 않습니다.",
  resale: "네, 전매제한이 없습니다.",
  residence: "아니요, 거주의무가 없습니다.",
  winningAgain: "아니요, 재당첨 제한이 없습니다.",
};

const ruleTerms: Record<(typeof regionLaw.rules)[number]["id"], readonly string[]> = {
  priceCap: ["상한제"],
  resale: ["분양권", "매도", "팔기", "명의변경"],
  residence: ["거주의무", "전세", "월세", "임대", "세입자"],
  winningAgain: ["재당첨"],
};

interface QuestionGroup {
  id: string;
  name: string;
  questions: readonly Question[];
}

const span = (values: readonly number[]) =>
  values.length > 0 ? `${formatWon(Math.min(...values))}~${formatWon(Math.max(...values))}` : unpublished;

const pricesOf = (types: readonly { label: UnitLabel }[]) =>
  types.flatMap(({ label }) => offersOf(label).flatMap(({ price }) => price ?? []));

/** The prices of each size, one line each; sizes without a price are left out. */
const priceLines = (pricesOfTypes: (types: readonly { label: UnitLabel }[]) => number[]) =>
  complex.exclusiveSizes.flatMap((size) => {
    const known = pricesOfTypes(unitTypes.filter(({ exclusive }) => exclusive === size));
    return known.length > 0 ? `전용 ${size}㎡ ${span(known)}` : [];
  });

const floorLines = unitTypes.map(({ label }) => `${label} ${offersOf(label)[0]?.from}~${offersOf(label).at(-1)?.to}층`);

const lasts = unitTypes.map(({ label }) => offersOf(label).at(-1)?.to ?? 0);
const lastFloors = `${Math.min(...lasts)}~${Math.max(...lasts)}`;

const towerLines = towers.map(({ name, lines, nearest }) => {
  const directions = [...new Set(lines.map((line) => bearingText(line)))].join(", ");
  return `${name}: 거실 ${directions}. 가장 가까운 ${nearest.tower}과 ${nearest.metres.toFixed(1)}m`;
});

const costs = complex.exclusiveSizes.map((size) => [size, monthlyCostOf(size)] as const);
const allCosts = costs.flatMap(([, cost]) => cost ?? []);

const termsLater = "납부 조건은 입주자모집공고에서 공개합니다.";

/** The answer about prices, by stage. */
function pricesAt(sale: Sale): Question["answer"] {
  const announced = span(pricesOf(unitTypes));
  if (!pricesPublished(sale)) return ["분양가는 입주자모집공고에서 공개합니다."];
  if (!homesOffered(sale))
    return [`공급 당시 ${announced}이었습니다.`, "1차 일반분양을 모두 마쳤습니다.", ...priceLines(pricesOf)];
  const extras = "발코니 확장과 유상옵션 금액은 포함되지 않습니다.";
  const offered = (types: readonly { label: UnitLabel }[]) =>
    pricesOffered(
      sale,
      types.map(({ label }) => label),
    );
  if (offered(unitTypes).length > 0)
    return [
      `${sale.ledger?.open ? "지금 남은 세대는 " : ""}타입과 층에 따라 ${span(offered(unitTypes))}입니다.`,
      ...priceLines(offered),
      extras,
    ];
  return ["타입과 층에 따라 다릅니다.", `입주자모집공고의 분양가는 ${announced}입니다.`, extras];
}

/** The last day of applications, and the first of the remaining units. */
const [applied, remaining] = (["secondPriority", "remainingUnits"] as const).map((id) => {
  const step = schedule.find((candidate) => candidate.id === id);
  return step ? stepDays({ ...step, open: undefined }) : unpublished;
});

/** The question about applications, by stage. */
function applying(sale: Sale): Question {
  const stage = saleStage(sale);
  if (stage === "soldOut")
    return {
      question: "지금 계약할 수 있는 세대가 있나요?",
      terms: ["잔여", "미분양", "매물"],
      answer: [
        `아니요. 1차 일반분양 ${complex.firstGeneralSale}세대의 계약을 모두 마쳤습니다.`,
        nextNoticeText(sale)
          ? `그 위층은 ${nextNoticeText(sale)}입니다.`
          : "그 위층의 공급 시기와 방법은 따로 공고합니다.",
      ],
      page: "/BusinessGuide/plan",
    };
  if (stage === "winners" || stage === "contract")
    return {
      question: "지금도 청약할 수 있나요?",
      terms: ["자격", "통장", "접수"],
      answer: [
        `아니요. 청약 접수는 ${applied}에 마쳤습니다.`,
        `계약하지 않은 세대는 예비입주자에게 공급하고, 그래도 남은 세대는 ${remaining}부터 선착순으로 계약합니다.`,
      ],
      page: "/BusinessGuide/plan",
    };
  if (stage === "remainingUnits")
    return {
      question: "청약통장이 있어야 계약할 수 있나요?",
      terms: ["자격", "무순위", "선착순", "다주택", "유주택"],
      answer: ["아니요. 청약통장 없이 계약하실 수 있습니다.", signing.eligibility],
      basis: firstComeBasis,
      page: "/BusinessGuide/plan",
    };
  return {
    question: "1순위 자격은 무엇인가요?",
    terms: ["청약", "통장", "가점", "추첨", "예치금"],
    answer: [
      `만 ${priority.age}세 이상, 청약통장 가입 ${priority.months}개월, 지역·면적별 예치금입니다.`,
      priority.headOfHousehold ? "세대주만 신청하실 수 있습니다." : "세대주가 아니어도 신청하실 수 있습니다.",
      `전용 ${allotment.pointsUpTo}㎡ 이하는 가점 ${allotment.points}%, 추첨 ${allotment.lot}%로, 그보다 크면 모두 추첨으로 뽑습니다.`,
    ],
    basis: priority.basis,
    page: "/SalesInfo/SubscriptionGuide",
  };
}

const modelHousePlace = (sale: Sale): Question["answer"] => [
  `${visits.place.address}, ${openingAt(sale).from}부터 ${openingAt(sale).to}까지 운영합니다.`,
  `${complex.station}에서 걸어서 ${visits.place.walkFromStation}분이고, ${closedText(sale)}입니다. 주차는 ${visits.place.parkingPlaces}면입니다.`,
];

/** What buyers ask about the places around, and the words that they search with. */
const placesAsked: Partial<
  Record<(typeof locationPoints)[number]["id"], Required<Pick<Question, "question" | "terms">>>
> = {
  station: {
    question: "가장 가까운 역은 얼마나 먼가요?",
    terms: ["지하철", "전철", "기차", "지하철역", "역세권", "교통", "출퇴근", "버스"],
  },
  school: {
    question: "초등학교와 중학교는 어디에 있고, 어떻게 가나요?",
    terms: ["학군", "학교", "배정", "통학", "초품아", "교육"],
  },
  market: {
    question: "장 볼 곳과 병원은 얼마나 가까운가요?",
    terms: ["마트", "시장", "쇼핑", "상가", "백화점", "편의시설", "관공서"],
  },
  park: { question: "공원은 얼마나 가까운가요?", terms: ["산책", "호수", "물가", "녹지"] },
};

const placeQuestions = locationPoints.flatMap(({ id, name, km, text, source }): Question[] => {
  const asked = placesAsked[id];
  if (!asked) return [];
  return [
    {
      ...asked,
      answer: [`${name}까지 직선으로 ${formatDistance(km)}입니다.`, `${text} (${formatRecord(source)})`],
      page: "/LocationEnvironment/intro",
    },
  ];
});

/** The questions about what is left, once homes are sold first come, first served. */
function remainingQuestions(sale: Sale): Question[] {
  if (!remainingUnitsOffered(sale)) return [];
  const left = countLeft(sale);
  return [
    {
      question: "남은 세대는 얼마나 되나요?",
      terms: ["잔여", "미분양", "재고", "매물"],
      answer:
        left && sale.ledger
          ? [
              `${homeCounts.sentence(left)} ${homesPage.asOf(sale.ledger.asOf)}입니다.`,
              "계약이 진행되면 바로 달라집니다. 동과 층, 분양가로 찾아보실 수 있습니다.",
            ]
          : ["남은 동·호수는 모델하우스나 대표전화로 안내합니다."],
      page: "/SalesInfo/homes",
    },
    {
      question: "마음에 드는 동·호수를 먼저 정해 둘 수 있나요?",
      terms: ["예약", "가계약", "찜", "선점", "맡아"],
      answer: [`네. ${signing.hold}`, signing.holdTerms],
      page: "/SalesInfo/homes",
    },
  ];
}

/** @returns questions and answers at a moment */
export function questionsAt(sale: Sale): readonly QuestionGroup[] {
  const summary = saleSummary(sale);
  const { modelHouse } = saleCopy(sale);
  return [
    {
      id: "price",
      name: "가격과 납부",
      questions: [
        ...remainingQuestions(sale),
        {
          question: "분양가는 얼마인가요?",
          terms: ["가격", "집값", "매매가", "시세", "금액", "비용"],
          answer: [...pricesAt(sale), ...(complex.sample ? [complex.sample] : [])],
          page: "/SalesInfo/price",
        },
        {
          question: "계약금과 중도금, 잔금은 언제 내나요?",
          terms: ["납부", "일정", "회차", "돈", "비용"],
          answer: pricesPublished(sale)
            ? [
                paymentText.shares,
                `계약할 때 ${formatCount(paymentAt(sale).downPayment.atContract)}만원을 내고 나머지 계약금은 ${payment.downPayment.restWithinDays}일 안에 냅니다.`,
                [paymentText.past, ...changedTerms(sale)].join(" "),
              ]
            : [termsLater],
          page: "/SalesInfo/price",
        },
        {
          question: "중도금 대출을 받을 수 있나요?",
          terms: ["융자", "은행", "이자", "무이자"],
          answer: pricesPublished(sale) ? [paymentText.loanAt(sale), paymentText.loanTerms] : [termsLater],
          page: "/SalesInfo/price",
        },
        {
          question: "취득세는 얼마나 되나요?",
          terms: ["세금", "지방세", "비용"],
          answer: [
            "1주택이면 금액에 따라 1~3%입니다.",
            "1주택이거나 비규제지역 2주택이면 6억원까지 1%, 9억원을 넘으면 3%이고 그 사이는 금액에 따라 오릅니다. 지방교육세가 붙고, 전용 85㎡를 넘으면 농어촌특별세 0.2%가 더해집니다.",
          ],
          basis: acquisitionTaxRules.basis,
          page: "/SalesInfo/price",
        },
        ...moneyQuestions(sale),
      ],
    },
    {
      id: "rules",
      name: "자격과 규제",
      questions: [
        applying(sale),
        ...regionLaw.rules.map(({ id, name, here, text, basis }) => ({
          question: {
            priceCap: "분양가상한제가 적용되나요?",
            resale: "전매할 수 있나요?",
            residence: "실거주 의무가 있나요?",
            winningAgain: "당첨되거나 계약하면 다른 청약에 제한이 있나요?",
          }[id],
          terms: ruleTerms[id],
          answer: [here === none ? noRule[id] : `${name} ${here}.`, text, regionSentence] as const,
          basis,
          page: "/SalesInfo/announcement" as const,
        })),
      ],
    },
    {
      id: "home",
      name: "세대와 마감",
      questions: [
        {
          question: "몇 층까지 분양하나요?",
          terms: ["층수", "저층", "고층", "최고층"],
          answer: [
            `타입에 따라 ${lastFloors}층까지입니다.`,
            `1차 일반분양 ${complex.firstGeneralSale}세대는 ${floorLines.join(", ")}입니다.`,
            `라인마다 마지막 층이 조금씩 다릅니다. ${nextNoticeText(sale) ? `그 위층은 ${nextNoticeText(sale)}이며, 분양가는 그 공고에서 정합니다.` : `그 위층을 언제, 얼마에 공급할지는 정해지지 않았습니다(${openSinceText}).`}`,
          ],
          page: "/ComplexGuide/detailintro",
        },
        {
          question: "천장 높이와 층고는 얼마인가요?",
          terms: ["천정"],
          answer:
            ceilings.room && ceilings.livingRecess
              ? [
                  `천장 높이 ${ceilings.room.toFixed(2)}m, 층고 ${ceilings.storey.toFixed(2)}m입니다.`,
                  `거실 우물천장은 ${ceilings.livingRecess.toFixed(2)}m입니다.`,
                ]
              : [unpublished],
          page: "/SalesInfo/options",
        },
        {
          question: "동별 방향과 동 간 거리는 어떻게 되나요?",
          terms: ["남향", "동향", "서향", "향", "동간거리", "배치", "일조", "채광", "사생활"],
          answer: [`가장 가까운 두 동 사이는 ${outlook.distance}입니다.`, ...towerLines],
          page: "/ComplexGuide/detailintro",
        },
        {
          question: "집에 햇빛은 잘 드나요?",
          terms: ["일조", "일조권", "채광", "볕", "해", "남향", "그늘", "향"],
          answer: [
            `${complex.households}세대 가운데 ${outlook.southHomes}세대의 거실이 남쪽을 봅니다.`,
            `볕은 동과 층, 계절에 따라 다르고 앞에 선 동의 영향을 받습니다. 라인마다 거실의 방향과 앞 동까지의 거리를 표에서 보실 수 있습니다.`,
          ],
          page: "/ComplexGuide/detailintro",
        },
        {
          question: "기본 마감재와 유상옵션은 무엇인가요?",
          terms: ["자재", "인테리어", "빌트인", "에어컨", "가전", "가구", "싱크대"],
          answer: [
            "기본 마감재와 유상옵션을 부위별로 정리했습니다.",
            "바닥과 벽, 주방, 욕실, 창과 문의 기본 마감재와 유상옵션 금액을 표에서 보실 수 있습니다.",
          ],
          page: "/SalesInfo/options",
        },
      ],
    },
    {
      id: "living",
      name: "단지와 생활",
      questions: [
        {
          question: "주차는 몇 대인가요?",
          terms: ["주차장", "자동차", "차량"],
          answer: [`단지 안에 ${parkingText.own}대, ${parkingText.ratio}입니다.`, `${parkingText.whole}입니다.`],
          page: "/BusinessGuide/intro",
        },
        ...placeQuestions,
        {
          question: "관리비는 얼마나 나오나요?",
          terms: ["난방비", "전기료", "생활비"],
          answer: monthlyCosts
            ? [
                `전용면적에 따라 월 ${Math.min(...allCosts)}~${Math.max(...allCosts)}만원으로 추정합니다.`,
                ...costs.map(([size, cost]) => `전용 ${size}㎡ 월 ${cost?.[0]}~${cost?.[1]}만원`),
                "추정한 예시이며, 난방과 전기 사용량에 따라 달라집니다.",
                `기준: ${monthlyCosts.source}`,
              ]
            : [unpublished],
          page: "/ComplexGuide/community",
        },
        {
          question: "커뮤니티 이용료는 얼마인가요?",
          terms: ["헬스장", "피트니스", "골프", "사우나", "도서관", "어린이집", "시설"],
          answer: communityFeesSummary(),
          page: "/ComplexGuide/community",
        },
        ...livingQuestions(),
        ...(works.progress
          ? [
              {
                question: "공사는 어디까지 진행되었나요?",
                terms: ["공정", "시공", "현장"],
                answer: [
                  works.progress.text,
                  `${formatFullDay(works.progress.on)} 공정 소식입니다. 달마다의 공정은 언론보도의 [현장] 소식에 있습니다.`,
                ] as const,
                page: "/BusinessGuide/plan" as const,
              },
            ]
          : []),
        {
          question: "입주는 언제인가요?",
          terms: ["준공", "이사", "완공", "입주일"],
          answer: [
            `${occupancyText(sale)}입니다.`,
            `${works.groundBroken ? `${formatYearMonth(works.groundBroken)}에 착공했습니다. ` : ""}공사 여건에 따라 달라질 수 있습니다.`,
          ],
          page: "/BusinessGuide/plan",
        },
      ],
    },
    {
      id: "contract",
      name: "계약과 방문",
      questions: [
        {
          question: "지금 분양은 어디까지 진행되었나요?",
          terms: ["일정", "청약", "단계"],
          answer: [`${summary.text}입니다.`, ...(summary.note ? [`일정은 ${summary.note}입니다.`] : [])],
          page: "/BusinessGuide/plan",
        },
        ...signingQuestions(sale),
        {
          question: "사업주체와 시공사는 어디인가요?",
          terms: ["시행사", "건설사", "신탁"],
          answer: [
            `사업주체는 ${partyOf("seller").name}, 시공사는 ${partyOf("builder").name}입니다.`,
            ...parties.map(({ role, name }) => `${role}: ${name}`),
            `입주자모집공고 승인: ${(pricesPublished(sale) && approval) || unpublished}`,
          ],
          page: "/SalesInfo/announcement",
        },
        {
          question: "모델하우스의 위치와 운영 시간은 어떻게 되나요?",
          terms: ["견본주택", "주소", "오시는길", "방문", "예약", "상담", "전화"],
          answer: modelHouse
            ? [modelHouse, ...(homesOffered(sale) ? modelHousePlace(sale) : [])]
            : modelHousePlace(sale),
          page: "/Promotion/visit",
        },
      ],
    },
  ];
}

/** @returns the questions about every word of a search, or as many of them as any question is about; in their groups */
export function questionsAbout(groups: readonly QuestionGroup[], sought: string): readonly QuestionGroup[] {
  if (sought === "") return groups;
  const mentionedIn = ({ question, answer, terms = [] }: Question) => mentioned([question, ...answer], terms, sought);
  const most = Math.max(...groups.flatMap(({ questions }) => questions.map(mentionedIn)));
  return groups
    .map((group) => ({
      ...group,
      questions: most > 0 ? group.questions.filter((question) => mentionedIn(question) === most) : [],
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** An answer as one text with its statute, for structured data. */
const answerText = ({ answer, basis }: Question) => [...answer, ...(basis ? [formatBasis(basis)] : [])].join(" ");

/** @returns all questions as JSON-LD for a script element */
export const questionData = (groups: readonly QuestionGroup[]): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map((question) => ({
        "@type": "Question",
        name: question.question,
        acceptedAnswer: { "@type": "Answer", text: answerText(question) },
      })),
    ),
  }).replaceAll("<", "\\u003c");

/** Text of the questions page. */
export const faqPage = {
  hidden: {
    heading: `${complex.name} 자주 묻는 질문`,
    text: "분양가와 납부, 전매와 자격, 천장 높이와 동별 방향, 주차와 학교, 관리비와 입주 시기에 관한 질문과 답변입니다.",
  },
  more: (name: string) => `${name} 보기`,
  search: {
    label: "질문 찾기 (예: 대출, 주차, 전매)",
    submit: "찾기",
    all: "질문 모두 보기",
    phone: "찾으시는 답이 없으면",
    found: (sought: string, count: number) =>
      count > 0
        ? `‘${sought}’에 관한 질문 ${count}개입니다.`
        : `‘${sought}’에 관한 질문이 없습니다. 다른 낱말로 찾거나 대표전화 ${complex.phone}로 물어봐 주세요.`,
  },
} as const;
