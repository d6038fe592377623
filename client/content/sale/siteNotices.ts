import { complex } from "../complex.ts";
import { roadOn } from "../modelFigures.ts";
import { outlook } from "../outlook.ts";

const frontRoad = roadOn("south");

/** What buyers have to know about this site, in the announcement beside what every complex says. */
export const siteNotices: readonly string[] = [
  `남향 거실 세대는 ${complex.households}세대 가운데 ${outlook.southHomes}세대이며, 나머지는 동향 또는 서향입니다. ${complex.towers}개 동 가운데 ${outlook.turned} 배치합니다.`,
  `가장 가까운 동 사이의 거리는 ${outlook.distance}(${outlook.closest.join("과 ")})이며, 앞 동과 마주 보는 세대는 일조와 조망, 사생활에 영향을 받습니다. 라인별 거리는 홈페이지의 동·호수배치도에 있습니다.`,
  `단지와 중앙수변공원 사이에는 폭 ${frontRoad.width}m의 ${frontRoad.name}가 지나며, 도로와 수변에 가까운 세대에는 소음과 먼지, 벌레, 빛의 영향이 있을 수 있습니다.`,
  "차량 출입구는 북서쪽과 남동쪽에 있어, 가까운 세대에는 차량 소음과 전조등 빛의 영향이 있을 수 있습니다.",
  "상가와 커뮤니티가 1층부터 3층까지 있어, 4층 등 가까운 세대에는 소음과 냄새, 실외기와 배기의 영향이 있을 수 있습니다.",
  "어린이놀이터는 루미나 가로숲 안에 있으며, 가까운 세대에는 소음이 있을 수 있습니다.",
  "상부 크라운과 경관조명의 빛이 일부 세대에 비칠 수 있으며, 켜는 시간은 입주 뒤 정합니다.",
];
