import { offersOf } from "../../client/complex/homes/offers.ts";
import { unitPlans } from "../../client/complex/plans/unitPlans.ts";
import { ceilings, parkingRatio } from "../../client/complex/sale/homeFigures.ts";
import { outsidePodiums } from "../../client/content/communityFacilities.ts";
import { complex } from "../../client/content/complex.ts";
import { films } from "../../client/content/generated/films.ts";
import { measurements } from "../../client/content/generated/measurements.ts";
import { location } from "../../client/content/home.ts";
import { locationPoints } from "../../client/content/location.ts";
import { outlook } from "../../client/content/outlook.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { extensionPrices } from "../../client/content/sale/prices.ts";
import { works } from "../../client/content/schedule.ts";
import { type UnitLabel, unitTypes } from "../../client/content/unitTypes.ts";
import { usualStampTax } from "../../client/copy/stampTax.ts";
import { dealReport } from "../../client/copy/statutes.ts";
import { deposits } from "../../client/copy/subscription.ts";
import { visits } from "../../client/copy/visits.ts";
import { formatMonth } from "../../client/shared/format/calendarDay.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { formatWon } from "../../client/shared/format/won.ts";

interface StatedFigure {
  /** How it is written: the group must match the value, everywhere. */
  pattern: RegExp;
  value: string;
  /** Places that must contain it; others may. */
  places: readonly string[];
}

const point = (id: (typeof locationPoints)[number]["id"]) =>
  locationPoints.find((candidate) => candidate.id === id)?.distance ?? "";
const { year, name: month } = formatMonth(works.occupancy ?? "");
const filmSeconds = films.brand?.seconds ?? 0;
const southRoad = measurements.roads.find(({ side }) => side === "south");

const pricesOf = (type: UnitLabel) => offersOf(type).flatMap(({ price }) => price ?? []);
const allPrices = unitTypes.flatMap(({ label }) => pricesOf(label));
const smallExtensions = unitTypes
  .filter(({ exclusive }) => exclusive === 84)
  .flatMap(({ label }) => extensionPrices?.[label] ?? []);
const smallExtension = `${formatCount(Math.min(...smallExtensions))}만~${formatCount(Math.max(...smallExtensions))}만원`;
const distances = (measurements.towers.find(({ name }) => name === "102동")?.lines ?? []).flatMap(({ opposite }) =>
  opposite?.tower === "105동" ? opposite.metres : [],
);
const before102 = `${Math.min(...distances).toFixed(1)}~${Math.max(...distances).toFixed(1)}`;

/** Figures of the complex in several places: pages by their paths, the announcement, articles and captions of films. */
export const statedFigures: Record<string, StatedFigure> = {
  "length of the brand's film": {
    pattern: /(\d+분 \d+초)(?:의 홍보영상| 분량)/g,
    value: `${Math.floor(filmSeconds / 60)}분 ${Math.floor(filmSeconds % 60)}초`,
    places: ["/Brand/video", "articles"],
  },
  "distance to the station": {
    pattern: /한울역[^.。]{0,14}?(\d\.\d) ?km/g,
    value: String(complex.stationDistanceKm),
    places: ["/", "/LocationEnvironment/intro", "notice", "articles", "films"],
  },
  "distance to the park": {
    pattern: /수변공원[^.]{0,8}?(0\.\dkm)/g,
    value: point("park"),
    places: ["/", "/LocationEnvironment/intro", "notice", "films"],
  },
  households: {
    pattern: /(?:전체|개 동|중앙로 49에) (\d{3,4})세대/g,
    value: String(complex.households),
    places: ["/", "/BusinessGuide/intro", "notice", "articles"],
  },
  "parking in all": {
    pattern: /(?:주차대수|총 주차 대수는|주차(?: 공간은 모두)?) (1,7\d\d)/g,
    value: formatCount(complex.parking.total),
    places: ["notice", "articles"],
  },
  "parking of the complex": {
    pattern: /(1,5\d\d) ?대/g,
    value: formatCount(complex.parking.complex),
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  "parking for each household": {
    pattern: /세대당[^0-9]{0,4}(1\.\d+)대/g,
    value: String(parkingRatio),
    places: ["/BusinessGuide/intro", "articles"],
  },
  "highest floor": {
    pattern: /지상 (?:최고 )?(49|5\d)층/g,
    value: String(complex.floors),
    places: ["/", "/BusinessGuide/intro", "notice", "articles"],
  },
  "last floors of the first sale": {
    pattern: /(\d\d~\d\d층)까지/g,
    value: outlook.firstSaleFloors,
    places: ["/", "/LocationEnvironment/primium", "/ComplexGuide/detailintro", "notice", "articles"],
  },
  "homes to the south": {
    pattern: /가운데 (\d+)세대의 거실/g,
    value: String(outlook.southHomes),
    places: ["/", "/Brand/intro", "articles"],
  },
  "towers' turn": {
    pattern: /(\d+~\d+도) 틀어/g,
    value: outlook.turned.match(/\d+~\d+도/)?.[0] ?? "",
    places: ["/", "/Brand/intro", "/ComplexGuide/intro", "notice", "articles"],
  },
  "least distance between towers": {
    pattern: /101동과 102동[^.]{0,12}?(\d\d\.\d)m/g,
    value: measurements.site.towerDistance.toFixed(1),
    places: ["/Brand/intro", "/ComplexGuide/intro", "articles"],
  },
  "the road before the complex": {
    pattern: /폭 (\d+)m의 중앙로|중앙로\(폭 (\d+)m\)|폭 (\d+)m 중앙로/g,
    value: String(southRoad?.width),
    places: ["/", "/LocationEnvironment/intro", "/LocationEnvironment/primium", "/ComplexGuide/intro", "notice"],
  },
  "play area": {
    pattern: /(?:놀이터[^.]{0,8}약 |안에 약 |안의 [^.(]{0,12}\()(\d+)㎡/g,
    value: String(Math.round(measurements.site.playgrounds[0]?.area ?? 0)),
    places: ["/ComplexGuide/intro", "articles"],
  },
  "community facilities": {
    pattern: /커뮤니티(?: 시설)? ?(\d\d)(?:곳|개)/g,
    value: String(complex.communityFacilities),
    places: ["/Brand/intro", "articles"],
  },
  "sky gardens": {
    pattern: /하늘마당 ?(\d)곳/g,
    value: String(measurements.site.skyGardens),
    places: ["/Brand/intro", "/ComplexGuide/intro", "articles"],
  },
  "site area": {
    pattern: /대지면적 ?([\d,]+\.\d+)/g,
    value: complex.siteArea,
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  occupancy: {
    pattern: /입주(?!자)[^.]{0,10}?(202\d년 \d+월)|(202\d년 \d+월)(?:로)? (?:입주 )?예정/g,
    value: `${year} ${month}`,
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  "walk to the model house": {
    pattern: /한울역 2번 출구에서 중앙로를 따라 걸어서 (\d+)분/g,
    value: String(visits.place.walkFromStation),
    places: ["/Promotion/visit", "articles"],
  },
  telephone: { pattern: /(1533-\d{4})/g, value: complex.phone, places: ["/", "/privacy", "notice", "articles"] },
  "distance to the school": {
    pattern: /한울초·중학교 (\d\.\dkm)/g,
    value: point("school"),
    places: ["/", "/LocationEnvironment/intro"],
  },
  "distance to the shops": {
    pattern: /상업지구 (\d\.\dkm)/g,
    value: point("market"),
    places: ["/", "/LocationEnvironment/intro"],
  },
  "building area": {
    pattern: /건축면적은? ?([\d,]+\.\d+)/g,
    value: complex.buildingArea,
    places: ["/BusinessGuide/intro", "/ComplexGuide/intro", "notice", "articles"],
  },
  "gross floor area": {
    pattern: /연면적은? ?([\d,]+\.\d+)/g,
    value: complex.grossFloorArea,
    places: ["/BusinessGuide/intro", "notice", "articles"],
  },
  "homes in structured data": {
    pattern: /"numberOfAccommodationUnits":(\d+)/g,
    value: String(complex.households),
    places: ["/"],
  },
  "lowest price": {
    pattern: /분양가 (\d억 [\d,]+만원)부터 분양|84B가 (\d억 [\d,]+만원)부터|전용 84㎡ (\d억 [\d,]+만원)~/g,
    value: formatWon(Math.min(...allPrices)),
    places: ["articles"],
  },
  "highest price": {
    pattern: /119A가 (\d억 [\d,]+만원)까지|전용 119㎡ [^~]*~(\d억 [\d,]+만원)/g,
    value: formatWon(Math.max(...allPrices)),
    places: ["articles"],
  },
  "lowest price of 84A": {
    pattern: /84A는 층에 따라 (\d억 [\d,]+만원)/g,
    value: formatWon(Math.min(...pricesOf("84A"))),
    places: ["articles"],
  },
  "first general sale of 84A": {
    pattern: /1차 일반분양분은 84A (\d+)세대/g,
    value: String(unitPlans["84A"].firstGeneralSale),
    places: ["articles"],
  },
  "homes of 84A": {
    pattern: /84A가 (\d+)세대로|가장 많은 (\d+)세대를 차지/g,
    value: String(unitPlans["84A"].households),
    places: ["articles"],
  },
  "width of 84A's living room": {
    pattern:
      /84A는 모두 남향[^0-9]{0,6}폭 (\d\.\d)m|84A의 거실은 폭 (\d\.\d)m|폭 (\d\.\d)m인 84A|84A 거실 폭 (\d\.\d)m/g,
    value: (unitPlans["84A"].livingWidth / 1000).toFixed(1),
    places: ["/", "/LocationEnvironment/primium", "/Interior/59A", "articles"],
  },
  "extension of the smallest types": {
    pattern: /84㎡의 발코니 확장은 ([\d,]+만~[\d,]+만원)/g,
    value: smallExtension,
    places: ["articles"],
  },
  "ceiling height": {
    pattern: /천장 높이(?:는)? ?(\d\.\d\d)m/g,
    value: ceilings.room?.toFixed(2) ?? "",
    places: ["/SalesInfo/faq", "/FloorPlan/compare", "notice"],
  },
  "height from floor to floor": {
    pattern: /층고(?:는)? ?(\d\.\d\d)m/g,
    value: ceilings.storey.toFixed(2),
    places: ["/SalesInfo/faq", "/FloorPlan/compare", "notice"],
  },
  "what is paid at contract": {
    pattern: /계약할 때 ([\d,]+)만원/g,
    value: formatCount(payment.downPayment.atContract),
    places: ["/SalesInfo/price", "/SalesInfo/faq", "articles"],
  },
  "what is lent at most": {
    pattern: /분양가의 (\d+)%까지/g,
    value: String(payment.loan.upTo),
    places: ["articles"],
  },
  "places before the model house": {
    pattern: /전용 주차장 (\d+)면|주차는 (\d+)(?:면|대까지)/g,
    value: String(visits.place.parkingPlaces),
    places: ["/Promotion/visit", "/SalesInfo/faq", "articles"],
  },
  "from the model house on to the complex": {
    pattern: /단지까지는?[^.]{0,12}약 (\d\.\d)km/g,
    value: (visits.place.metresToComplex / 1000).toFixed(1),
    places: ["/Promotion/visit"],
  },
  "facilities within the podiums": {
    pattern: /1~3층에 (\d+)곳/g,
    value: String(complex.communityFacilities - outsidePodiums.length),
    places: ["/ComplexGuide/community", "articles"],
  },
  "deposit for the largest types in Seoul": {
    pattern: /135㎡ 이하인 주택은 서울·부산 ([\d,]+)만원/g,
    value: formatCount(deposits.sizes.find(({ id }) => id === "135")?.amounts.capital ?? 0),
    places: ["articles"],
  },
  "stamp tax of most homes": {
    pattern: /10억원? 이하이면 (\d+)만원/g,
    value: String(usualStampTax / 10_000),
    places: ["articles"],
  },
  "days to report a deal": {
    pattern: /(\d+)일 안에 거래를 신고|거래신고는 (\d+)일 안에/g,
    value: String(dealReport.days),
    places: ["/SalesInfo/contract", "articles"],
  },
  "what stands before 102": {
    pattern: /102동은 (\d+\.\d~\d+\.\d)m 앞에 105동/g,
    value: before102,
    places: ["articles"],
  },
  "station in a title": {
    pattern: /(한울역 \d\.\dkm), ?길 건너/g,
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
  /운영자 기재|뒷방|까닭|거두시|거두기|재료를 줄였|기사 고치기/,
  /하루의 빛을 집의 순서로|물가의 자리|중심의 거리|몸을 깨우는|스물한 곳/,
  /직접 방문(?! ?예약)/,
];
