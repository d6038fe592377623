import { complex } from "../../content/complex.ts";
import { scenes } from "../../content/scenes.ts";
import type { PageRow } from "../../shared/page.ts";

const { name } = complex;

export const pressPages = [
  {
    path: "/:site/press",
    file: "pages/Press/PressList",
    section: "press",
    kind: "open",
    hasProps: true,
    name: "언론보도",
    description: `${name} 분양사무소가 전하는 소식을 날짜순으로 모았습니다. 입주자모집공고와 청약 일정, 평면과 커뮤니티, 모델하우스와 공정 소식을 확인하실 수 있습니다.`,
    lines: ["분양과 공사, 모델하우스까지", `${name}의 소식을`, "날짜순으로 모았습니다."],
    picture: scenes.overview.picture,
  },
  {
    path: "/:site/press/:id",
    file: "pages/Press/PressDetail",
    section: "press",
    ownHeading: true,
    ownBar: true,
    hasProps: true,
    name: "언론보도",
    description: `${name} 분양사무소가 전하는 소식입니다. 공고와 청약, 평면과 커뮤니티, 모델하우스와 공정에 관한 다른 소식은 목록에서 이어 보실 수 있습니다.`,
  },
] as const satisfies readonly PageRow[];
