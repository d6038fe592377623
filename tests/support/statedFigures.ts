import { complex } from "../../client/content/complex.ts";
import { figures } from "../../client/content/generated/figures.ts";
import { location } from "../../client/content/home.ts";
import { locationPoints } from "../../client/content/location.ts";
import { works } from "../../client/content/schedule.ts";
import { formatMonth } from "../../client/contract/format/calendarDay.ts";
import { formatCount } from "../../client/contract/format/format.ts";
import { outlook } from "../../client/contract/model/outlook.ts";
import { parkingRatio } from "../../client/contract/sale/homeFigures.ts";
import { visits } from "../../client/copy/visits.ts";

export interface StatedFigure {
  /** How it is written: the group must match the value, everywhere. */
  said: RegExp;
  value: string;
  /** Places that must contain it; others may. */
  places: readonly string[];
}

const point = (id: (typeof locationPoints)[number]["id"]) =>
  locationPoints.find((candidate) => candidate.id === id)?.distance ?? "";
const { year, name: month } = formatMonth(works.occupancy ?? "");
const southRoad = figures.roads.find(({ side }) => side === "south");

/** Figures of the complex in several places: pages by their paths, the announcement, articles and captions of films. */
export const statedFigures: Record<string, StatedFigure> = {
  "distance to the station": {
    said: /한울역[^.。]{0,14}?(\d\.\d) ?km/g,
    value: String(complex.stationDistanceKm),
    places: ["/", "/LocationEnvironment/intro", "notice", "articles", "films"],
  },
  "distance to the park": {
    said: /수변공원[^.]{0,8}?(0\.\dkm)/g,
    value: point("park"),
    places: ["/", "/LocationEnvironment/intro", "notice", "films"],
  },
  households: {
    said: /(?:전체|개 동|중앙로 49에) (\d{3,4})세대/g,
    value: String(complex.households),
    places: ["/", "/BusinessGuide/intro", "notice", "articles"],
  },
  "parking in all": {
    said: /(?:주차대수|총 주차 대수는|주차(?: 공간은 모두)?) (1,7\d\d)/g,
    value: formatCount(complex.parking.total),
    places: ["notice", "articles"],
  },
  "parking of the complex": {
    said: /(1,5\d\d) ?대/g,
    value: formatCount(complex.parking.complex),
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  "parking for each household": {
    said: /세대당[^0-9]{0,4}(1\.\d+)대/g,
    value: String(parkingRatio),
    places: ["/BusinessGuide/intro", "articles"],
  },
  "highest floor": {
    said: /지상 (?:최고 )?(49|5\d)층/g,
    value: String(complex.floors),
    places: ["/", "/BusinessGuide/intro", "notice", "articles"],
  },
  "last floors of the first sale": {
    said: /(\d\d~\d\d층)까지/g,
    value: outlook.firstSaleFloors,
    places: ["/", "/LocationEnvironment/primium", "/ComplexGuide/detailintro", "notice", "articles"],
  },
  "homes to the south": {
    said: /가운데 (\d+)세대의 거실/g,
    value: String(outlook.southHomes),
    places: ["/", "/Brand/intro", "articles"],
  },
  "towers' turn": {
    said: /(\d+~\d+도) 틀어/g,
    value: outlook.turned.match(/\d+~\d+도/)?.[0] ?? "",
    places: ["/", "/Brand/intro", "/ComplexGuide/intro", "notice", "articles"],
  },
  "least distance between towers": {
    said: /101동과 102동[^.]{0,12}?(\d\d\.\d)m/g,
    value: figures.site.towerDistance.toFixed(1),
    places: ["/Brand/intro", "/ComplexGuide/intro", "articles"],
  },
  "the road before the complex": {
    said: /폭 (\d+)m의 중앙로|중앙로\(폭 (\d+)m\)|폭 (\d+)m 중앙로/g,
    value: String(southRoad?.width),
    places: ["/", "/LocationEnvironment/intro", "/LocationEnvironment/primium", "/ComplexGuide/intro", "notice"],
  },
  "play area": {
    said: /(?:놀이터[^.]{0,8}|안에 )약 (\d+)㎡/g,
    value: String(Math.round(figures.site.playgrounds[0]?.area ?? 0)),
    places: ["/ComplexGuide/intro", "articles"],
  },
  "community facilities": {
    said: /커뮤니티(?: 시설)? ?(\d\d)(?:곳|개)/g,
    value: String(complex.communityFacilities),
    places: ["/Brand/intro", "articles"],
  },
  "sky gardens": {
    said: /하늘마당 ?(\d)곳/g,
    value: String(figures.site.skyGardens),
    places: ["/Brand/intro", "/ComplexGuide/intro", "articles"],
  },
  "site area": {
    said: /대지면적 ?([\d,]+\.\d+)/g,
    value: complex.siteArea,
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  occupancy: {
    said: /입주(?!자)[^.]{0,10}?(202\d년 \d+월)|(202\d년 \d+월)(?:로)? (?:입주 )?예정/g,
    value: `${year} ${month}`,
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  "walk to the model house": {
    said: /한울역 2번 출구에서 중앙로를 따라 걸어서 (\d+)분/g,
    value: String(visits.place.walkFromStation),
    places: ["/Promotion/visit", "articles"],
  },
  telephone: { said: /(1533-\d{4})/g, value: complex.phone, places: ["/", "/privacy", "notice", "articles"] },
  "station in a title": {
    said: /(한울역 \d\.\dkm), ?길 건너/g,
    value: location.title.split(",")[0] ?? "",
    places: ["/", "/LocationEnvironment/intro"],
  },
};

/** Claims that the plans disprove, or that nobody can guarantee: they may be nowhere. */
export const disproved: readonly RegExp[] = [
  /서로의 시야|시야를 비[껴켜]/,
  /여섯 동을 (?:비스듬히|조금씩 틀어)/,
  /해가 지나는 길을 먼저/,
  /아침이 먼저 닿|오후가 (?:길게|함께)|빛이 길게/,
  /앉은 자리에서도 물|물과 도심이 보이는 창/,
  /식탁이 밝습니다/,
  /조망(?:이|을)? ?(?:영구|보장합니다|막힘)/,
  /모든 세대(?:가|의) ?(?:남향|조망)/,
  /아래 세 층에 (?:스물한|21)/,
  /하루에 한 건/,
  /운영자 기재|뒷방|까닭|거두시/,
];
