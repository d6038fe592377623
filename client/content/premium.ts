import { complex } from "./complex.ts";
import { type ClaimStatus, type LocationPoint, locationPoints } from "./location.ts";
import type { PictureName } from "./pictures.ts";

export interface PremiumFact {
  label: string;
  value: string;
  /** Of a claim about the surroundings, with where it comes from. */
  status?: ClaimStatus;
  source?: string;
}

export interface PremiumStory {
  title: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly PremiumFact[];
  picture: PictureName;
  alt: string;
  link: { path: string; label: string };
}

/** @throws if the location page has no such point: a story that names one is wrong. */
function claim(id: LocationPoint["id"]): PremiumFact {
  const point = locationPoints.find((candidate) => candidate.id === id);
  if (!point) throw new Error(`The location has no point ${id}`);
  const { name, distance, status, source } = point;
  return { label: name, value: distance, status, source };
}

/** The four reasons, at length; the home page's cards are their short form. */
export const premiumStories: readonly PremiumStory[] = [
  {
    title: "도심의 높이",
    heading: "지상 49층,\n중앙로의 새 스카이라인",
    paragraphs: [
      `지하 ${complex.basementFloors}층에서 지상 ${complex.floors}층까지, 여섯 동이 중앙로를 따라 섭니다. 집은 4층부터 시작합니다. 그 아래 세 개 층은 커뮤니티와 상가가 쓰고, 옥상에는 일곱 개의 하늘마당을 두었습니다.`,
      "높이를 자랑하기보다 높이를 나누었습니다. 47층과 49층을 섞어 하늘에 닿는 선을 부드럽게 했습니다.",
    ],
    facts: [
      { label: "규모", value: `지하 ${complex.basementFloors}층~지상 ${complex.floors}층` },
      { label: "세대", value: `${complex.towers}개 동 ${complex.households}세대` },
    ],
    picture: "crown",
    alt: "해 질 녘 불이 켜진 크라운들이 나란한 꼭대기 층",
    link: { path: "/BusinessGuide/intro", label: "사업개요 보기" },
  },
  {
    title: "중심의 거리",
    heading: "일상이\n짧아지는 자리",
    paragraphs: [
      "출근과 등교, 장보기와 진료가 한 생활권에서 이루어집니다. 이동에 쓰던 시간이 줄면 하루가 길어집니다.",
      "가까움은 숫자로 적고, 아직 계획인 것은 계획이라고 적었습니다. 판단에 필요한 것은 입지안내에 출처와 함께 있습니다.",
    ],
    facts: [claim("station"), claim("school"), claim("transfer")],
    picture: "clayAerial",
    alt: "흰 모형으로 본 도심과 단지",
    link: { path: "/LocationEnvironment/intro", label: "입지안내 보기" },
  },
  {
    title: "물가의 조망",
    heading: "앞은 수변,\n뒤는 능선",
    paragraphs: [
      "남쪽으로 중앙수변공원이 있고, 멀리 도심을 두르는 능선이 이어집니다. 여섯 동을 조금씩 틀어 앉혀 앞 동의 사이로 시야가 빠져나가게 했습니다.",
      "조망은 동과 층, 향에 따라 다릅니다. 동·호수배치도에서 자리를 고르고 모델하우스에서 확인해 주세요.",
    ],
    facts: [claim("park"), { label: "동의 방향", value: "네 동을 3~10도 틀어 배치" }],
    picture: "cityView",
    alt: "높은 층의 난간 너머로 펼쳐진 도심과 그 뒤의 능선",
    link: { path: "/ComplexGuide/detailintro", label: "동·호수배치도 보기" },
  },
  {
    title: "빛의 거실",
    heading: "오후가\n길게 머무는 집",
    paragraphs: [
      "84A의 거실은 폭 4.5 m입니다. 창을 넓게 내고 주방과 하나로 이어, 앞창과 뒷창 사이로 바람이 지나갑니다.",
      "84B는 모서리의 두 면을 열었고, 84C는 앞쪽에 네 칸을 나란히 놓았습니다. 같은 면적이라도 빛이 드는 방식이 다릅니다.",
    ],
    facts: [
      { label: "84A 거실 폭", value: "4.5 m" },
      { label: "84A 앞쪽 배치", value: "거실과 침실 셋" },
    ],
    picture: "living84C",
    alt: "넓은 창으로 든 빛이 안쪽 식당까지 이어지는 거실",
    link: { path: "/FloorPlan/59A", label: "84A 평면 보기" },
  },
];

export const premiumPage = {
  sourceLabel: "출처",
  notice: "조망과 일조는 동, 층, 향에 따라 다릅니다. 계획과 미정 사항은 바뀔 수 있습니다.",
} as const;
