import { complex } from "../content/complex.ts";
import { modelSeen } from "../content/scenes.ts";
import type { Sector, WindowOutlook } from "../shared/plans/windowOutlook.ts";

/** The hour at which a part of the day ends. */
const parts = [
  [7.6, "이른 아침"],
  [11, "아침"],
  [15, "한낮"],
  [17.4, "늦은 오후"],
  [18.5, "해 질 녘"],
  [19.6, "저녁"],
  [24, "밤"],
] as const;

/** @returns the name of the part of the day */
export const partOfDay = (hour: number) => parts.find(([until]) => hour < until)?.[1] ?? "밤";

const winds = ["북", "북동", "동", "남동", "남", "남서", "서", "북서"];
/** @returns the compass direction nearest to radians from north over east */
const windOf = (heading: number) => winds[Math.round((heading / Math.PI) * 4 + 8) % 8];

/** Of sectors: straight ahead, a right angle to the window, is another thing in the table of lines. */
const sideNames = { left: "왼쪽", ahead: "앞쪽", right: "오른쪽" } as const;

/** The view where no tower is visible, as the subject of a sentence. */
function wideViewText({ lake, garden }: Sector, high: boolean): string {
  if (lake) return "호수가";
  if (garden) return "앞줄의 옥상정원이";
  return high ? "도심과 그 너머 능선이" : "도심이";
}

/** @returns the names of directions, for example "앞쪽과 왼쪽" */
const sidesOf = (sectors: readonly Sector[]) =>
  sectors.length === 3 ? "앞쪽과 양옆" : sectors.map(({ side }) => sideNames[side]).join("과 ");

/** @returns one sentence that names the towers, from each direction the nearest first */
function standingText(sectors: readonly Sector[]): string[] {
  if (sectors.length === 0) return [];
  const towersOf = ({ towers }: Sector) =>
    towers.map(({ name, metres }) => `약 ${Math.round(metres)}m에 ${name}`).join(", ");
  const places = [...new Set(sectors.map(towersOf))].map(
    (towers) => `${sidesOf(sectors.filter((sector) => towersOf(sector) === towers))} ${towers}`,
  );
  return [`${places.join(", ")}이 서 있습니다.`];
}

/** @returns one sentence for what is seen in open directions, and beside towers; each view is named once */
function seenText(open: readonly Sector[], standing: readonly Sector[], high: boolean): string[] {
  const beside = standing.filter(({ lake, garden, city }) => lake || garden || city);
  const viewOf = (sector: Sector) => wideViewText(sector, high);
  const views = [...new Set([...open, ...beside].map(viewOf))];
  const seen = views.map((view) => {
    const clear = sidesOf(open.filter((sector) => viewOf(sector) === view));
    const between = beside.filter((sector) => viewOf(sector) === view);
    const isAround = between.length === standing.length && standing.length > 1;
    const gaps = isAround ? "동 사이로" : `${sidesOf(between)} 동 옆으로`;
    const places = between.length === 0 ? `${clear}으로` : [clear, gaps].filter(Boolean).join("과 ");
    return `${places}${views.length > 1 ? "는" : ""} ${view}`;
  });
  return seen.length > 0 ? [`${seen.join(", ")} 보입니다.`] : [];
}

/** Text of the model page. */
export const complexModelPage = {
  still: {
    alt: `늦은 오후의 빛을 받은 ${complex.name} 모형. ${modelSeen}`,
    open: "모형 열기",
    /** With a home in the address. */
    look: (home: string) => `${home} 창밖 보기`,
    /** Label of the button while the code is loading. */
    loading: "모형을 불러오는 중",
    offer: "돌려 보고, 집집마다 창밖을 볼 수 있습니다.",
  },
  failed: "이 브라우저에서는 모형을 그릴 수 없어 도면으로 보여 드립니다.",
  /** For visitors who save data. */
  saving: "데이터 절약을 켜셔서 도면으로 먼저 보여 드립니다. 모형을 누르시면 약 0.1MB를 내려받습니다.",
  lost: "화면을 다시 그리는 중입니다.",
  canvas: (clock: string, part: string, home: string | undefined) =>
    `${complex.name} 모형, ${clock} ${part}. ${home ? `${home}가 금빛으로 표시되어 있습니다.` : "아직 고른 집이 없습니다."}`,
  windowCanvas: (clock: string, part: string, home: string) => `${home} 거실 창밖의 모형, ${clock} ${part}`,
  keys: "화살표로 옆집과 위아래 집을 고르고, Shift와 화살표로 모형을 돌립니다. 더하기와 빼기로 크기를 바꾸고, Enter로 창밖을 봅니다.",
  windowKeys: "화살표로 둘러보고, Page Up과 Page Down으로 층을 옮깁니다. Esc를 누르면 모형으로 돌아갑니다.",
  caption: "빛과 그림자, 창밖 모습은 이해를 돕는 그림이며 실제와 다릅니다.",
  /** Caption of the still of a window's view, which exists for every third floor. */
  viewStill: (home: string, floor: number, time: "day" | "dusk") =>
    `${home} 거실에서 본 모형입니다. ${floor}층 높이에서 그린 ${time === "day" ? "낮" : "해 질 녘"} 그림이며 실제 조망과 다릅니다.`,
  windowCaption: (home: string) => `${home} 거실에서 본 모형입니다. 실제 조망과 다를 수 있습니다.`,
  tools: {
    label: "모형 보기",
    north: "북",
    above: "한 층 위로",
    below: "한 층 아래로",
    nearer: "크게",
    farther: "작게",
    reset: "처음 위치",
    back: "모형으로 돌아가기",
  },
  studio: "모형과 조작",
  ways: { label: "보는 방법", model: "모형", distances: "주변 거리", drawing: "동·호수 도면" },
  distances: {
    heading: "단지에서의 직선거리",
    note: "거리는 단지 가운데에서 본 방향과 직선거리로 그렸습니다. 계획과 미정은 바뀌거나 취소될 수 있습니다.",
  },
  form: {
    label: "집 고르기",
    heading: "집 고르기",
    tower: "동",
    line: "라인",
    floor: "층",
    lineOption: (line: number, type: string) => `${line}호 (${type})`,
    floorOption: (floor: number) => `${floor}층`,
    submit: "이 세대 보기",
  },
  heights: {
    label: "높이 비교",
    floors: [10, 25, 45],
    option: (floor: number) => `${floor}층`,
  },
  hour: {
    label: "시각",
    text: (clock: string, part: string) => `${clock} ${part}`,
  },
  left: {
    lights: (count: number) =>
      count > 0
        ? `해가 지면 불 켜진 집이 남은 집입니다. 지금 ${count}세대가 남아 있습니다.`
        : "남은 세대가 없어 해가 져도 켜지는 창이 없습니다.",
    mark: "낮에도 남은 집 표시",
    list: "목록으로 보기",
  },
  none: "동과 라인, 층을 고르거나 모형에서 세대를 누르시면 그 세대의 정보를 알려 드립니다.",
  card: {
    label: "고르신 집",
    exclusive: (area: number) => `전용 ${area.toFixed(4)}㎡`,
    price: (amount: string) => `${amount} (1차 일반분양, 발코니 확장 별도)`,
    priceNote: "분양가는 예시입니다.",
    view: "거실 창밖",
    look: "이 세대 창밖 보기",
    leave: "모형으로 돌아가기",
    plan: (label: string) => `${label} 평면 보기`,
    share: "주소 복사",
    shared: "주소를 복사했습니다.",
    unshared: "주소창의 주소를 복사해 주세요.",
    print: "인쇄",
    keep: "이 세대 저장",
    kept: "저장한 집에서 빼기",
    ask: "이 세대 상담 신청",
    detail: "분양가와 납부 일정",
  },
  saved: {
    heading: "저장한 집",
    lead: "최근에 저장한 여섯 집까지 이 브라우저에만 남습니다.",
    caption: "저장한 집 비교",
    columns: ["집", "주택형", "거실", "바닥 높이", "상태", "분양가", "빼기"],
    show: (home: string) => `${home} 보기`,
    remove: (home: string) => `${home} 빼기`,
    removeShort: "빼기",
  },
  notices: [
    "모형의 동과 라인, 창의 자리와 크기는 배치도와 평면도를 그대로 따릅니다. 주변 건물과 나무는 실제와 다릅니다.",
    "빛은 9월 하순의 하루를 바탕으로 그린 그림이며 일조를 계산한 것이 아닙니다.",
    "창밖 모습에는 앞에 선 동이 그대로 보입니다. 단지 밖 건물은 연출한 모습이므로 실제 조망은 현장에서 확인해 주세요.",
  ],
  /** @returns a description of a window's outlook */
  outlook({ heading, height, sectors: [left, ahead, right] }: WindowOutlook): string {
    const high = height > 75;
    const sectors = [ahead, left, right].filter((sector) => sector !== undefined);
    const isOpen = ({ towers }: Sector) => towers.length === 0;
    const behind = sectors.filter((sector) => !isOpen(sector));
    const standing = standingText(behind);
    const seen = seenText(sectors.filter(isOpen), behind, high);
    const facing = `거실 창은 ${windOf(heading)}쪽을 봅니다.`;
    // Straight ahead comes first.
    return (ahead && isOpen(ahead) ? [facing, ...seen, ...standing] : [facing, ...standing, ...seen]).join(" ");
  },
} as const;
