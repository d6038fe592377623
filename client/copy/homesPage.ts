import type { HomeOrder, HomeSearch } from "../complex/homes/homeSearch.ts";
import { type ViewKind, viewFrom } from "../complex/homes/homeViews.ts";
import type { HomeCount } from "../complex/homes/ledgerHomes.ts";
import { complex } from "../content/complex.ts";
import { payment } from "../content/sale/payment.ts";
import { formatAsOf, formatCount } from "../shared/format/format.ts";
import { unbroken } from "../shared/format/unbroken.ts";
import { formatWon } from "../shared/format/won.ts";
import { homeCounts } from "./homes.ts";

const viewNames: Record<ViewKind, string> = {
  lake: "호수가 보이는 집",
  open: "앞에 다른 동이 없는 집",
};

const upTo = (price: number) => `${formatWon(price)}까지`;
const towards = (facing: string) => `${facing}향`;
const listed = (parts: readonly string[]) => parts.filter(Boolean).join(", ");

/** Of a query's filters, as their fields are called. */
const filterNames = {
  type: "타입",
  tower: "동",
  priceTo: "분양가",
  floorFrom: "몇 층부터",
  floorTo: "몇 층까지",
  facing: "거실 방향",
  view: "거실 창밖",
  sort: "순서",
  compare: "비교",
  pick: "비교",
} as const;
const filterName = (name: string) => filterNames[name as keyof typeof filterNames] ?? name;

/** A still is drawn from at most two floors away. */
const away = (floor: number, seenFrom: number) =>
  `${Math.abs(seenFrom - floor) === 1 ? "한" : "두"} 층 ${seenFrom > floor ? "위" : "아래"}`;
const drawnFrom = (floor: number, seenFrom: number) =>
  seenFrom === floor ? `${floor}층 높이` : `${away(floor, seenFrom)}인 ${seenFrom}층 높이`;

const asOfText = (iso: string) => `${formatAsOf(iso)} 기준`;

const asked = ({ types, priceTo, views, floorFrom, floorTo, facings, towers }: HomeSearch) =>
  listed([
    types.join("·"),
    priceTo === undefined ? "" : upTo(priceTo),
    ...views.map((kind) => viewNames[kind]),
    floorFrom === undefined ? "" : `${floorFrom}층부터`,
    floorTo === undefined ? "" : `${floorTo}층까지`,
    facings.map(towards).join("·"),
    towers.join("·"),
  ]);

/** Text of the list of homes that are left, and of a home's own page. */
export const homesPage = {
  hidden: {
    heading: `${complex.name} 잔여 세대`,
    text: "타입과 층, 분양가와 방향으로 세대를 찾고, 세대마다 분양 상태와 창밖 모습, 처음 내는 금액을 확인하실 수 있습니다.",
  },
  /** Where the ledger is a sample. */
  sample: "여기 보이는 잔여 세대는 홈페이지를 시험하기 위한 예시 자료입니다.",
  asOf: asOfText,
  left: {
    heading: (count: number) => `지금 남은 ${count}세대`,
    /** @param held how many of the list somebody is being advised about, who may leave them */
    text: (held: number, asOf: string) =>
      [
        "선착순으로 계약하며 청약통장은 필요 없습니다.",
        held > 0 ? `상담 중인 ${held}세대도 함께 보여 드립니다.` : "",
        unbroken(asOfText(asOf)),
      ]
        .filter(Boolean)
        .join(" "),
    byFloor: "타입과 층별로 보기",
    caption: "타입과 층별 남은 세대",
    type: "타입·층",
    /** Floors at the head of a column, which a phone has little room for. */
    band: (from: number, to?: number) => `${from}~${to ?? ""}`,
    total: "합계",
    floors: (from: number, to?: number) => (to ? `${from}~${to}층` : `${from}층 이상`),
    none: "없음",
    /** Around the number, for screen readers. */
    before: (type: string, floors: string) => `${type} ${floors}`.trim(),
    after: "세대 보기",
  },
  closed: {
    heading: "남은 세대는\n상담사가 안내합니다",
    lead: "지금 남은 동·호수는 모델하우스와 대표전화로 안내해 드립니다. 원하시는 타입과 층을 남겨 주시면 상담사가 연락드립니다.",
    phone: "대표전화",
  },
  soldOut: {
    heading: "1차 일반분양\n분양 완료",
    lead: "1차 일반분양의 모든 세대를 계약했습니다. 그 위층의 공급 시기와 방법은 따로 공고합니다.",
  },
  find: {
    heading: "세대 찾기",
    label: "조건",
    common: "이런 집을 찾으세요?",
    /** What buyers ask for most. */
    searches: [
      { label: "6억 이하", query: "priceTo=60000" },
      { label: "호수가 보이는 집", query: "view=lake" },
      { label: "6억 이하 + 호수", query: "priceTo=60000&view=lake" },
    ],
    more: "더 자세히 찾기",
    type: filterNames.type,
    tower: filterNames.tower,
    facing: filterNames.facing,
    priceTo: filterNames.priceTo,
    /** Short, for a phone's field: "6억 5천까지". */
    price: (price: number) =>
      price % 1000 === 0 && price > 10_000
        ? `${Math.floor(price / 10_000)}억${price % 10_000 ? ` ${(price % 10_000) / 1000}천` : ""}까지`
        : upTo(price),
    floorFrom: filterNames.floorFrom,
    floorTo: filterNames.floorTo,
    floor: (floor: number) => `${floor}층`,
    facingOption: towards,
    any: "전체",
    /** Of fields whose label a phone has no room for. */
    anyType: "모든 타입",
    ofType: (type: string, left: HomeCount) => `${type} · ${homeCounts.brief(left)}`,
    anyPrice: "모든 분양가",
    view: filterNames.view,
    views: viewNames,
    /** Beside what was found. */
    lakeRule: `거실 창밖의 ${viewFrom.lake}% 이상이 호수인 집`,
    viewRule: `모형에서 거실 창 앞 좌우 50도를 재어, 그 가운데 ${viewFrom.lake}% 이상이 호수이면 ‘호수가 보이는 집’, 단지의 다른 동이 하나도 없으면 ‘앞에 다른 동이 없는 집’입니다. 앞줄 옥상정원의 나무보다 낮은 집은 호수가 보이지 않는 것으로 봅니다. 이 계산에는 단지 밖 건물과 나무를 넣지 않았으므로 현장에서 확인해 주세요.`,
    sort: filterNames.sort,
    orders: {
      view: "전망 넓은 순",
      price: "분양가 낮은 순",
      height: "높은 층 순",
    } satisfies Record<HomeOrder, string>,
    submit: "세대 찾기",
    reset: "조건 지우기",
    /** @param names of the query's filters */
    ignored: (names: readonly string[]) => `알 수 없는 조건은 빼고 찾았습니다: ${names.map(filterName).join(", ")}`,
    asked,
    /** @param held those that are counted apart in the heading */
    rest: (count: number, held: number) => `${count}세대 더 보기${held > 0 ? ` (상담 중 ${held}세대 포함)` : ""}`,
    fold: "접기",
    none: "조건에 맞는 세대가 없습니다. 조건을 줄여 보시거나 상담을 신청해 주세요.",
  },
  home: {
    facts: {
      exclusive: (area: number) => `전용 ${area.toFixed(2)}㎡`,
      facing: towards,
      height: (metres: number) => `지상 약 ${metres}m`,
      /** @param open percent of the window's view without another tower; `lake` is that of water */
      lake: (open: number, lake: number) =>
        `${open === 100 ? "" : "동 사이로 "}호수가 보이는 집, ${lake === 100 ? "창밖 전체" : `창밖의 ${lake}%`}`,
      /** Of less than what makes it a home with a view of water. */
      someLake: (lake: number) => `호수는 창밖의 ${lake}%`,
      open: "앞에 다른 동 없음",
    },
    first: (units: number) => `계약할 때 ${formatCount(units)}만원`,
    rest: (won: number) => `${payment.downPayment.restWithinDays}일 안에 ${formatWon(won)}`,
    past: (count: number, won: number) => `지난 중도금 ${count}회 ${formatWon(won)}은 첫 대출로 납부`,
    still: (name: string) => `${name} 거실에서 내다본 모습`,
    /** @param seenFrom the floor from which it was drawn */
    seenFrom: (floor: number, seenFrom: number) =>
      `${seenFrom === floor ? `${floor}층` : away(floor, seenFrom)}에서 본 창밖(CG)`,
    /** @param seenFrom the floor from which it was drawn */
    stillCaption: (name: string, floor: number, seenFrom: number) =>
      `${name} 거실에서 내다본 모습(CG)입니다. ${drawnFrom(floor, seenFrom)}에서 그렸으며 실제 조망과 다를 수 있습니다.`,
    plan: (type: string) => `${type} 평면도`,
    ask: "상담 신청",
    compare: "비교",
    save: "저장",
    saved: "저장함",
    allSaved: "저장한 집 보기",
    share: "공유",
    shared: "주소를 복사했습니다.",
    unshared: "주소창의 주소를 복사해 주세요.",
    /** Announced and shown when a home on the screen is taken. */
    taken: (name: string, state: string) => `${name}는 방금 ${state} 세대가 되었습니다.`,
    nearest: "가까운 세대",
  },
  compare: {
    heading: "고른 세대 비교",
    caption: "고른 세대의 비교표",
    column: "항목",
    submit: "고른 세대 비교하기",
    chosen: (count: number, most: number) => `비교 ${count} / ${most}`,
    unpick: "모두 빼기",
    clear: "비교 지우기",
    common: "모두 같은 항목",
    full: (most: number) => `${most}세대까지 비교합니다. 다른 세대를 먼저 빼 주세요.`,
    rows: {
      state: "상태",
      type: "타입",
      exclusive: "전용면적",
      price: "분양가",
      first: "계약할 때",
      own: "입주 전 자기 자금",
      past: "시기가 지난 중도금",
      height: "바닥 높이",
      facing: "거실 방향",
      lake: "창밖의 호수",
      open: "다른 동에 가리는 폭",
    },
    past: (count: number, won: number) => (count > 0 ? `${count}회 ${formatWon(won)}` : "없음"),
    /** @param percent of the window's view */
    lake: (percent: number) => (percent > 0 ? `창밖의 ${percent}%` : "보이지 않음"),
    open: (percent: number) => (percent < 100 ? `창밖의 ${100 - percent}%` : "없음"),
  },
  detail: {
    state: {
      offered: "지금 계약하실 수 있습니다.",
      held: "다른 분이 상담 중입니다. 계약하지 않으시면 다시 분양합니다.",
      contracted: "계약이 끝난 세대입니다.",
      withheld: "지금은 분양하지 않는 세대입니다.",
      later: "1차 일반분양 이후에 공급하는 세대입니다. 공고가 나기 전에는 상담과 예약을 받지 않습니다.",
      unknown: "남아 있는지는 상담사가 알려 드립니다.",
    },
    price: "분양가",
    priceNote: "발코니 확장과 유상옵션 금액은 포함되지 않습니다.",
    payments: {
      heading: "납부 일정",
      /** @param sum without the loan, which goes on */
      occupancy: (sum: string) => `입주할 때 내실 돈 약 ${sum}`,
      loan: (sum: string) => `중도금 대출 ${sum}은 이때 주택담보대출로 바꾸거나 갚습니다.`,
      rate: (percent: number) => `이자는 연 ${percent}%로 계산했습니다.`,
      see: "납부 일정 보기",
      lead: "발코니 확장과 옵션을 넣지 않은 분양가의 회차별 금액입니다.",
      calculate: "확장과 옵션을 넣어 계산하기",
    },
    window: {
      heading: "거실 창",
      model: "모형에서 창밖 보기",
      map: {
        title: (home: string) => `위에서 본 ${home}의 자리와 거실 창이 향하는 쪽`,
        water: "호수",
        caption: "위가 북쪽입니다. 금색은 이 세대와, 거실 창 앞 좌우 50도에서 단지의 다른 동에 가리지 않는 쪽입니다.",
      },
      /** @param lake percent in which water is seen; `open` is that without another tower */
      shares: (lake: number, open: number) => {
        const seen = lake === 100 ? " 어디에서나 호수가 보이고" : ` 가운데 ${lake}%에서 호수가 보이고`;
        const hidden = open === 0 ? "모두" : `${100 - open}%는`;
        return [
          `거실 창 앞 좌우 50도${lake > 0 ? seen : "에서 호수는 보이지 않고"}`,
          open === 100 ? "단지의 다른 동은 없습니다." : `${hidden} 단지의 다른 동에 가립니다.`,
        ].join(", ");
      },
    },
    plan: {
      heading: (type: string) => `${type} 평면`,
      lead: (exclusive: number, supply: number) =>
        `전용 ${exclusive.toFixed(2)}㎡, 공급 ${supply.toFixed(2)}㎡. 이 세대의 좌우에 맞춰 그린 평면입니다.`,
      turned: "세대안내의 평면도와는 좌우가 반대입니다.",
      enlarge: "평면도 크게 보기",
      link: (type: string) => `${type} 자세히 보기`,
      alt: (type: string) => `${type} 평면도. 방별 크기는 세대안내에 있습니다.`,
    },
    nearest: {
      heading: "가까운 다른 세대",
      lead: "타입과 분양가, 층이 가까운 순서로 지금 계약하실 수 있는 세대입니다.",
      all: "잔여 세대 모두 보기",
      none: "지금 계약하실 수 있는 다른 세대가 없습니다.",
    },
    print: "인쇄",
  },
} as const;
