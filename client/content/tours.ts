import { complex } from "./complex.ts";
import type { PictureName } from "./pictures.ts";
import { tourLabels } from "./unitTypes.ts";

export interface Tour {
  label: (typeof tourLabels)[number];
  /** The tour's own page, shown in a frame. */
  url: string;
  /** false until that page exists: the panorama is shown in its place. */
  available: boolean;
  still: PictureName;
}

/** The walks through the E-model house, by type; the first is shown first. */
export const tours: readonly Tour[] = tourLabels.map((label) => ({
  label,
  url: `/tours/${label}`,
  available: false,
  still: "panorama",
}));

export const tourPage = {
  heading: "문을 열기 전에\n먼저 걸어 보세요",
  lead: "타입을 고르고 화면을 누르면 VR이 시작됩니다.",
  tabs: "E-모델하우스 타입",
  frame: (label: string) => `${label} VR`,
  stillAlt: (label: string) => `${label} 타입 거실을 한 바퀴 둘러본 파노라마`,
  preparing: "VR을 준비하고 있습니다",
  later: (hint: string) => `준비를 마치면 ${hint}.`,
  pan: "좌우로 밀거나 방향키로 거실을 둘러보세요.",
  panRegion: "거실 파노라마, 좌우로 스크롤",
  visit: {
    text: `모델하우스 방문은 ${complex.consultationHours} 대표전화나 방문예약으로 신청하실 수 있습니다.`,
    label: "방문예약 하기",
  },
} as const;
