import type { Source } from "../shared/sale/source.ts";
import { counts } from "./generated/counts.ts";
import { unitTypes } from "./unitTypes.ts";

const phone = "1533-8848";
const address = "한울시 중구 중앙로 49";
const exclusiveSizes = [...new Set(unitTypes.map(({ exclusive }) => exclusive))];

/** The facts of this complex. Every page, table, announcement and structured-data block reads them from here. */
export const complex = {
  ...counts,
  name: "센트럴 루미나",
  latinName: "CENTRAL LUMINA",
  tagline: "빛으로 짓는 도심의 하루",
  summary: `${address}, 지하 ${counts.basementFloors}층~지상 ${counts.floors}층 ${counts.towers}개 동 ${counts.households}세대. 전용 ${exclusiveSizes.join("·")}㎡.`,
  /** Slug of the site whose press list and customer page are linked from the menus. */
  defaultSite: "센트럴루미나",
  builder: "가온누리건설(주)",
  copyright: "© 2025 가온누리건설(주)",
  familySite: { label: "가온누리건설(주)", url: "https://gaonnuri.example/" },
  address,
  city: "한울시",
  district: "중구",
  street: "중앙로 49",
  /** Degrees, for directions and search engines. Undefined because this complex is fictional. */
  coordinates: undefined as { latitude: number; longitude: number } | undefined,
  station: "한울역",
  phone,
  phoneHref: `tel:${phone}`,
  consultationHours: "24시간 상담",
  exclusiveSizes,
  communityFacilities: 21,
  /** Shown where visitors could take the site for a real offer; undefined for a real complex. */
  sample: "가상의 단지를 소개하는 견본 홈페이지이며, 분양가와 일정, 조건은 예시입니다." as string | undefined,
  disclaimer:
    "본 홈페이지의 이미지, 배치도, 평면도는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다. 주변 개발계획은 인허가와 정부 정책에 따라 변경, 연기 또는 취소될 수 있습니다.",
} as const;

/** Where each key figure of the complex is laid down: the compiler asks for one of every figure. */
export const complexSources: Record<
  Exclude<keyof typeof counts, "towerNames" | "mainStreetMetres"> | "communityFacilities",
  Source
> = {
  siteArea: { clause: "supply" },
  buildingArea: { clause: "supply" },
  grossFloorArea: { clause: "supply" },
  basementFloors: { clause: "supply" },
  floors: { clause: "supply" },
  towers: { clause: "supply" },
  households: { clause: "supply" },
  firstGeneralSale: { clause: "supply" },
  parking: { clause: "facilities" },
  communityFacilities: { clause: "facilities" },
  stationDistanceKm: { office: "국가철도 역사 정보", date: "2026년 11월" },
};

/** Technical names: `short` is used for the embedded database, its first account and browser storage. */
export const machineNames = { service: "central-lumina", short: "lumina" } as const;
