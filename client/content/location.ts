import type { LocationPoint, RenderedMap, TextSide } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { roadOn } from "./modelFigures.ts";
import { modelHouse } from "./modelHouse.ts";

const [south, west] = [roadOn("south"), roadOn("west")];
const { walkFromStation, metresToComplex } = modelHouse.place;

/** The location page's map: art/model/still.ts renders its picture with this camera. */
export const locationMap: RenderedMap = {
  picture: "locationNight",
  size: [1800, 1200],
  camera: { at: [-360, -1500, 1350], to: [-360, 986, 0], lens: 30 },
  site: 165,
  labels: { station: "above", park: "below", school: "left", market: "left", transfer: "belowRight", bus: "belowLeft" },
};

/**
 * The six benefits of the location, nearest to the station's first. Distances are straight lines from the site's
 * boundary, in kilometres; what is merely being considered isn't among them.
 */
export const locationPoints: readonly LocationPoint[] = [
  {
    id: "station",
    name: complex.station,
    km: complex.stationDistanceKm,
    bearing: measurements.station.bearing,
    status: "existing",
    source: { office: "국가철도 역사 정보", date: "2026년 11월" },
    title: "역에서 이어지는 중앙로",
    text: `${complex.station}에서 시작한 ${south.name}가 단지 앞까지 이어집니다. 역에서 모델하우스까지는 걸어서 ${walkFromStation}분, 모델하우스에서 단지까지는 약 ${metresToComplex / 1000}km입니다.`,
  },
  {
    id: "park",
    name: "중앙수변공원 입구",
    km: 0.04,
    bearing: 180,
    status: "existing",
    source: { office: "한울시 공원녹지과", date: "2026년 11월" },
    title: "횡단보도 하나 건너 물가",
    text: `폭 ${south.width}m의 ${south.name}를 건너면 중앙수변공원입니다. 호수를 따라 산책로가 이어집니다.`,
  },
  {
    id: "school",
    name: "한울초·중학교",
    km: 0.4,
    bearing: 274,
    status: "existing",
    source: { office: "한울교육지원청", date: "2026년 11월" },
    title: "단지 서쪽에 나란한 두 학교",
    text: `서쪽 보행 출입구에서 폭 ${west.width}m의 ${west.name}을 건너 서쪽으로 더 가면 초등학교와 중학교가 나란히 있습니다. 배정은 해마다 달라질 수 있으니 한울교육지원청에서 통학구역을 확인해 주세요.`,
  },
  {
    id: "market",
    name: "중앙로 상업지구",
    km: 0.6,
    bearing: 296,
    status: "existing",
    source: { office: "한울시 도시계획과", date: "2026년 11월" },
    title: "장보기도 병원도 역 가는 길에",
    text: "역으로 가는 중앙로를 따라 백화점과 병원, 관공서가 있습니다.",
  },
  {
    id: "bus",
    name: "중앙로 버스정류장",
    km: 0.1,
    bearing: 247,
    status: "existing",
    source: { office: "한울시 버스정보시스템", date: "2026년 11월" },
    title: "단지 앞에서 타는 버스",
    text: "중앙로를 지나는 버스가 단지 남서쪽 정류장에 섭니다.",
  },
  {
    id: "transfer",
    name: "환승센터 동측 출입구",
    km: 1.2,
    bearing: 318,
    status: "planned",
    source: { office: "한울시 교통정비 기본계획", date: "2024년 6월" },
    title: "계획 중인 환승센터 출입구",
    text: "한울역 환승센터의 동측 출입구가 계획되어 있습니다. 위치와 시기는 사업 추진에 따라 바뀔 수 있습니다.",
  },
];

/** Where a point's text stands in home's drawing of distances. */
export const textSides: Record<LocationPoint["id"], TextSide> = {
  station: "below",
  park: "below",
  school: "left",
  market: "left",
  bus: "belowLeft",
  transfer: "right",
};
