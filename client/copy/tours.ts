import { unitPath } from "../complex/units.ts";
import { complex } from "../content/complex.ts";
import type { PictureName } from "../content/generated/pictures.ts";
import { eModelLabels, type TourLabel, tourLabels } from "../content/unitTypes.ts";
import { joined } from "../shared/format/joined.ts";

export interface Tour {
  label: TourLabel;
  /** The tour's own page, shown in a frame. */
  url: string;
  /** Where it is shown. */
  path: string;
  /** Shown before the tour starts. */
  still: PictureName;
  stillAlt: string;
}

const isInEModel = (label: TourLabel) => eModelLabels.some((each) => each === label);

/** The tours by type. */
export const tours: readonly Tour[] = tourLabels.map((label) => ({
  label,
  url: `/tours/${label}`,
  path: isInEModel(label) ? `/FloorPlan/Emodel?tab=${label}#tours` : `${unitPath(label)}#tour`,
  still: `tour${label}` as const,
  stillAlt: `${label} 타입의 거실과 창`,
}));

/** @throws Error if that type has no tour */
export function tourOf(label: TourLabel): Tour {
  const tour = tours.find((candidate) => candidate.label === label);
  if (!tour) throw new Error(`There is no tour of ${label}`);
  return tour;
}

/** The tours of the E-model house; the first is shown first. */
export const eModelTours = tours.filter(({ label }) => isInEModel(label));

/** The initial tour. */
export const firstTour: TourLabel = eModelLabels[0];

/** Those that are shown on their plan's page. */
export const furtherTours = tours.filter(({ label }) => !isInEModel(label));

export const tourPage = {
  heading: `${joined(eModelLabels)} 타입을\nVR로 둘러보세요`,
  lead: "거실에서 시작합니다. 화면 속 방 이름을 누르면 그 방으로 이동합니다.",
  outside: "창밖 풍경은 연출이며 특정 세대의 조망이 아닙니다.",
  tabs: "E-모델하우스 타입",
  frame: (label: string) => `${label} VR 둘러보기`,
  larger: (label: string) => `${label} VR 크게 보기`,
  another: (label: string) => `${label} 타입도 VR로 보기`,
  unitHeading: (label: string) => `${label} 타입을\nVR로 둘러보세요`,
  visit: {
    heading: "실제 마감은\n모델하우스에서",
    text: `마감재와 수납은 모델하우스에서 직접 보실 수 있습니다. 홈페이지나 대표전화 ${complex.phone}(${complex.consultationHours})로 방문예약해 주세요.`,
    label: "방문예약 하기",
  },
} as const;

/** Text of a tour's own page. */
export const tourCopy = {
  title: (label: string) => `${label} E-모델하우스 VR | ${complex.name}`,
  description: (label: string) =>
    `${complex.name} ${label} 타입의 거실과 주방, 침실을 한 바퀴씩 둘러보는 E-모델하우스 VR입니다.`,
  view: (label: string, room: string) => `${label} ${room} 파노라마. 방향키로 둘러봅니다.`,
  rooms: "둘러볼 방",
  lookAt: (room: string) => `${room} 둘러보기`,
  plan: (label: string) => `${label} 평면에서 지금 서 있는 자리`,
  loading: "불러오는 중입니다",
  zoomIn: "확대",
  zoomOut: "축소",
  gyroscope: "기기를 움직여 둘러보기",
  fullscreen: "전체 화면",
  leaveFullscreen: "전체 화면 끝내기",
  failed: "이 브라우저에서는 VR을 보실 수 없습니다.",
  unloaded: "사진을 불러오지 못했습니다. 연결을 확인하고 다시 눌러 주세요.",
  lost: "화면이 멈췄습니다. 누르시면 보시던 방부터 다시 엽니다.",
  withoutScripts: "VR은 자바스크립트를 켜면 보실 수 있습니다.",
  toPlan: (label: string) => `${label} 평면도 보기`,
} as const;
