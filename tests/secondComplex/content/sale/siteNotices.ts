import { outlook } from "../outlook.ts";

export const siteNotices: readonly string[] = [
  `가장 가까운 동 사이의 거리는 ${outlook.distance}이며, 앞 동과 마주 보는 세대는 일조와 조망, 사생활에 영향을 받습니다.`,
  "차량 출입구에 가까운 세대에는 차량 소음과 전조등 빛의 영향이 있을 수 있습니다.",
];
