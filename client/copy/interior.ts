import { measurements } from "../content/generated/measurements.ts";
import type { PicturedHome } from "../shared/complexContent.ts";
import { oppositeText } from "./outlook.ts";

/** @throws Error if the model has no such line */
function lineOf({ tower, line }: PicturedHome) {
  const found = measurements.towers.find(({ name }) => name === `${tower}동`)?.lines.find((each) => each.line === line);
  if (!found) throw new Error(`There is no line ${line} in ${tower}`);
  return found;
}

/** From where a picture looks out: a home that is in the sale is named, any other is an example of a height. */
const lookout = (home: PicturedHome) =>
  home.floor <= lineOf(home).firstSaleTo
    ? `${home.tower}동 ${home.floor}층 ${home.line}호 라인에서`
    : `조망 예시로, 1차 일반분양보다 높은 ${home.floor}층에서`;

/** The location of the window, its direction, and the tower in front of it, which pictures that look aside don't show. */
function livingRoomViewText(home: PicturedHome): string {
  const line = lineOf(home);
  const ahead = line.opposite
    ? `거실 정면의 ${oppositeText(line)}는 그림 밖에 있습니다`
    : "거실 정면에 단지의 다른 동은 없습니다";
  return `. 창밖은 ${lookout(home)} ${line.facing}쪽을 본 모형이며 주변 건물은 연출입니다. ${ahead}`;
}

/** The home of a picture's windows, whichever way they look. */
export const windowViewText = (home: PicturedHome) => `창밖은 ${lookout(home)} 본 모형이며 주변 건물은 연출입니다.`;

/** Copy of the interior pages. */
export const interiorPage = {
  living: "거실",
  caption: (label: string, home?: PicturedHome) => `${label} 타입 거실 연출(CG)${home ? livingRoomViewText(home) : ""}`,
  roomsHeading: "방에서 방으로",
  /** Of all rooms of one home, in place of a sentence each. */
  roomsView: (home: PicturedHome) => `아래 사진의 ${windowViewText(home)}`,
  materialsHeading: "이미지의 재료와\n시공하는 재료",
  materialsLead: "이미지와 실제 시공 재료가 다른 곳이 있어 나란히 적었습니다.",
  materialsCaption: "공간별 재료",
  columns: ["공간", "이미지", "시공하는 재료"],
  source: "부위별 전체 목록은 마감재·유상옵션에 있습니다.",
  plan: (label: string) => `${label} 평면 보기`,
  tour: "VR로 둘러보기",
  finishes: "마감재 목록 보기",
  disclaimer:
    "컴퓨터그래픽(CG) 이미지입니다. 가구와 소품은 연출용이며 공급 품목이 아닙니다. 위치를 적지 않은 창밖 풍경은 특정 세대의 조망이 아닙니다.",
} as const;
