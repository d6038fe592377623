import { exhibits } from "../content/sale/exhibits.ts";
import { homeOptions } from "../content/sale/options.ts";
import type { Exhibit, RoomKind } from "../shared/complexContent.ts";

const marks = { option: "유상옵션", display: "전시품·미제공" } as const;

/** The kinds of rooms that tours lead through. */
const names: Record<RoomKind, string> = {
  entry: "현관",
  living: "거실",
  kitchen: "주방과 식당",
  dining: "식당",
  master: "안방",
  bed: "침실",
  alpha: "알파룸",
  bath: "욕실",
};

type Shown = RoomKind | Partial<Exhibit>;

const exhibitOf = (shown: Shown): Partial<Exhibit> => (typeof shown === "string" ? exhibits[shown] : shown);

/** @returns the names of the options that a room or a picture is shown with */
const optionsIn = (shown: Shown) =>
  (exhibitOf(shown).options ?? []).flatMap((id) => homeOptions?.find((option) => option.id === id)?.label ?? []);

const isKind = (word: string): word is RoomKind => word in exhibits;

/**
 * @param id of a room in its plan, as "bed2"
 * @throws Error if no kind of room has that name
 */
export function roomKindOf(id: string): RoomKind {
  const kind = id.replace(/\d$/, "");
  if (!isKind(kind)) throw new Error(`sale/exhibits.ts doesn't say what is shown of ${id}.`);
  return kind;
}

/**
 * @returns what a room or a picture is shown with that doesn't come with the home, each under its mark; kinds without any
 * are left out
 */
export const exhibitLines = (shown: Shown): readonly { mark: string; items: string }[] =>
  [
    { mark: marks.option, items: optionsIn(shown).join(", ") },
    { mark: marks.display, items: (exhibitOf(shown).display ?? []).join(", ") },
  ].filter(({ items }) => items);

/** "유상옵션: 현관 중문. 전시품·미제공: 그림." */
export const exhibitText = (shown: Shown): string =>
  exhibitLines(shown)
    .map(({ mark, items }) => `${mark}: ${items}.`)
    .join(" ");

export const exhibitSection = {
  heading: "유상옵션과 전시품",
  lead: "화면에 보이지만 분양가에 포함되지 않은 것들입니다. 전시품은 공급하지 않으며, 유상옵션은 따로 계약합니다. 바닥과 벽의 무늬는 연출이고, 시공하는 재료는 마감재 목록과 같습니다.",
  caption: (label: string) => `${label} E-모델하우스의 공간별 유상옵션과 전시품`,
  columns: ["공간", marks.option, marks.display],
  row: (kind: RoomKind) => [names[kind], optionsIn(kind).join(", ") || "없음", exhibits[kind].display.join(", ")],
  /** Over the list in a tour. */
  inTour: "유상옵션·전시품 표시",
  finishes: "마감재 목록 보기",
} as const;

/** The finishing schedule. */
export const finishesPath = "/SalesInfo/options#finishes";
