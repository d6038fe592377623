import type { Source } from "../shared/sale/source.ts";
import { counts } from "./generated/counts.ts";
import { unitTypes } from "./unitTypes.ts";

/** The facts of this complex. Every page, table, notice and structured-data block reads them from here. */
export const complex = {
  ...counts,
  name: "해온마루",
  latinName: "HAEON MARU",
  tagline: "바람이 머무는 언덕의 집",
  summary: "새솔시 동구 나루길 21, 지하 3층~지상 25층 4개 동 352세대. 전용 84㎡.",
  defaultSite: "해온마루",
  builder: "두담건설(주)",
  copyright: "© 2026 두담건설(주)",
  familySite: { label: "두담건설(주)", url: "https://dudam.example/" },
  address: "새솔시 동구 나루길 21",
  city: "새솔시",
  district: "동구",
  street: "나루길 21",
  coordinates: undefined as { latitude: number; longitude: number } | undefined,
  station: "새솔역",
  phone: "1600-0421",
  phoneHref: "tel:1600-0421",
  consultationHours: "매일 09:00~18:00 상담",
  exclusiveSizes: [...new Set(unitTypes.map(({ exclusive }) => exclusive))],
  communityFacilities: 4,
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
  stationDistanceKm: { office: "새솔시 도시계획과", date: "2026년 9월" },
};

export const machineNames = { service: "haeon-maru", short: "haeon" } as const;
