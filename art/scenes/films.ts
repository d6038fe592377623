/** The scenes of the films: rendered camera moves and slow moves over the masters, with titles. art/film.ts cuts them. */

import { locationPlace } from "../../client/complex/locationPlaces.ts";
import { locationMap, locationPoints } from "../../client/content/location.ts";
import { theme } from "../../client/content/theme.ts";
import type { LocationPoint } from "../../client/shared/complexContent.ts";
import { type Crop, type Film, fade, type StillScene } from "../../client/shared/films.ts";
import { formatDistance } from "../../client/shared/format/distance.ts";
import { arc, type Point, pathThrough, projection } from "../../client/shared/mapProjection.ts";

const crop = (size: number, x = 0.5, y = 0.5): Crop => ({ size, at: [x, y] });
const closer = { from: crop(1), to: crop(0.94) };
const wider = { from: crop(0.94), to: crop(1) };
const right = { from: crop(0.94, 0, 0.5), to: crop(0.94, 1, 0.5) };
const left = { from: crop(0.94, 1, 0.5), to: crop(0.94, 0, 0.5) };
/** The hours have one camera, which the move at dusk continues, so only the light may change. */
const still = { from: crop(1), to: crop(1) };

/** The part of the map with the site and the farthest of its points. */
const around = { from: crop(0.74, 0.55, 0.95), to: crop(0.74, 0.55, 0.95) };

const place = projection(locationMap);
const line = (points: readonly Point[]) => pathThrough(points.map(place));

const titled = (point: LocationPoint | undefined) =>
  point && ({ over: point.name, words: formatDistance(point.km), figure: true } as const);

/**
 * Distances from the site, drawn over the town at night. The picture stays, so that only arcs appear. Each line has a dark
 * edge, which parts it from the lit windows without dimming them.
 */
function distances(ids: readonly (typeof locationPoints)[number]["id"][], seen: string): StillScene {
  const shown = ids.flatMap((id) => locationPoints.filter((point) => point.id === id));
  const { deepest, highlight, light } = theme.colors;
  const drawn = shown.map((point) => {
    const end = locationPlace(point);
    const { x, y } = place(end);
    const ground = line([[0, 0, 0], end]);
    const above = line(arc([0, 0, locationMap.site], end));
    return [
      `<path d="${ground}" stroke="${deepest}" stroke-opacity=".5" stroke-width="9"/>`,
      `<path d="${ground}" stroke="${highlight}" stroke-opacity=".75" stroke-width="3"/>`,
      `<path d="${above}" stroke="${deepest}" stroke-opacity=".55" stroke-width="17"/>`,
      `<path d="${above}" stroke="${highlight}" stroke-width="7"/>`,
      `<circle cx="${x}" cy="${y}" r="18" fill="${deepest}" fill-opacity=".55"/>`,
      `<circle cx="${x}" cy="${y}" r="12" fill="${highlight}" stroke="${light}" stroke-width="4"/>`,
    ].join("");
  });
  const last = shown.at(-1);
  return {
    of: locationMap.picture,
    ...around,
    drawn: `<g fill="none" stroke-linecap="round">${drawn.join("")}</g>`,
    ...titled(last),
    seen,
  };
}

const park = locationPoints.find(({ id }) => id === "park");

export const films: readonly Film[] = [
  {
    id: "brand",
    size: [1600, 900],
    cropped: true,
    seconds: 10,
    titles: 4.5,
    sound: true,
    scenes: [
      {
        of: "move:day",
        since: 0,
        seconds: 10.5,
        over: "아침",
        words: "호수가 먼저 밝아 옵니다",
        seen: "해가 뜨기 전의 84A 거실과, 창밖에서 밝아 오는 호수. 잔잔한 피아노와 새소리",
      },
      {
        of: "move:day",
        since: 10.5 - fade,
        seconds: 9.5,
        over: "오전",
        words: "해가 거실에 들어옵니다",
        seen: "거실 바닥에 왼쪽에서 드는 아침 햇빛",
      },
      {
        of: "move:day",
        since: 20 - 2 * fade,
        seconds: 9.5,
        over: "한낮",
        words: "빛이 창가로 물러섭니다",
        seen: "해가 높아져 창가에 머무는 햇빛",
      },
      {
        of: "move:day",
        since: 29.5 - 3 * fade,
        seconds: 16,
        over: "오후",
        words: "긴 빛이 벽을 지납니다",
        seen: "오른쪽에서 길게 드는 오후의 햇빛",
      },
      {
        of: "move:day",
        since: 45.5 - 4 * fade,
        seconds: 8,
        over: "저녁",
        words: "집에 불이 켜집니다",
        seen: "노을 진 하늘과, 거실에 켜지는 조명. 풀벌레 소리",
      },
      {
        of: "move:day",
        since: 53.5 - 5 * fade,
        seconds: 5.5,
        words: "도심에 불이 켜집니다",
        seen: "호수 건너에 하나둘 켜지는 도심의 불빛",
      },
      {
        of: "heroDusk",
        from: crop(0.94),
        to: crop(1),
        seconds: 7,
        over: "빛으로 짓는 도심의 하루",
        words: "센트럴 루미나",
        seen: "호수 너머로 본, 불을 밝힌 여섯 동",
      },
    ],
  },
  {
    id: "walk",
    size: [1920, 1080],
    seconds: 3.5,
    scenes: [
      {
        of: "hero0640",
        ...still,
        seconds: 4,
        over: "06:40",
        words: "빛으로 짓는 도심의 하루",
        seen: "아침 해가 들기 시작한 여섯 동",
      },
      { of: "hero0900", ...still, over: "09:00", words: "물가에서 맞는 아침", seen: "아침의 여섯 동과 호수" },
      { of: "hero1230", ...still, over: "12:30", words: "해가 높은 한낮", seen: "한낮의 여섯 동과 호수" },
      {
        of: "move:into84A",
        since: 0,
        seconds: 9.5,
        words: "식탁 너머로 이어지는 거실",
        seen: "84A 식탁 곁을 지나 거실로 들어서는 시선",
      },
      {
        of: "move:into84A",
        since: 9.5 - fade,
        seconds: 11,
        words: "남향으로 놓은 84A 거실",
        seen: "호수가 보이는 84A 거실 창으로 다가가는 시선",
      },
      {
        of: "move:waterCourt",
        since: 0,
        seconds: 10,
        over: "17:10",
        words: "서쪽으로 기우는 해",
        seen: "늦은 오후, 두 포디움 사이의 광장에서 수경으로 걸어가는 시선",
      },
      { of: "move:waterCourt", since: 10 - fade, seconds: 10.5, seen: "물가를 따라 나무 데크로 걸어가는 시선" },
      { of: "hero1820", ...still, over: "18:20", words: "하나둘 켜지는 창", seen: "하나둘 불이 켜지는 여섯 동" },
      {
        of: "move:lakeToCrown",
        since: 0,
        seconds: 6.5,
        over: "19:12",
        words: "불을 밝힌 저녁",
        seen: "호수 위에서 바라본, 불을 밝힌 여섯 동",
      },
      { of: "move:lakeToCrown", since: 6.5 - fade, seconds: 8, seen: "호수를 건너 여섯 동으로 다가가는 시선" },
      {
        of: "move:lakeToCrown",
        since: 14.5 - 2 * fade,
        seconds: 8.5,
        words: "센트럴 루미나",
        seen: "황동 살 사이로 빛이 비치는 꼭대기의 크라운",
      },
    ],
  },
  {
    id: "location",
    size: [1280, 720],
    seconds: 4.5,
    scenes: [
      { of: "aerialDay", ...closer, words: "도심과 물 사이", seen: "하늘에서 본 단지와 도심" },
      distances(["station"], "밤의 도심 모형 위에 단지에서 한울역까지 그은 선"),
      distances(["station", "school"], "단지 서쪽의 학교까지 그은 선"),
      { of: "lakeWalk", ...closer, ...titled(park), seen: "단지 앞 물가의 산책로" },
      { of: "lakeDusk", ...wider, words: "물 건너에서 본 저녁", seen: "물 건너에서 본 여섯 동의 불빛" },
    ],
  },
  {
    id: "types59",
    size: [1280, 720],
    seconds: 4.5,
    scenes: [
      { of: "living84A", ...right, over: "84A", words: "거실", seen: "84A 거실과 창밖의 호수" },
      { of: "kitchen84A", ...left, over: "84A", words: "주방과 식당", seen: "84A 주방과 식탁" },
      { of: "master84A", ...right, over: "84A", words: "안방", seen: "84A 안방" },
      { of: "living84B", ...left, over: "84B", words: "거실", seen: "84B 거실" },
      { of: "kitchen84B", ...right, over: "84B", words: "주방과 식당", seen: "84B 주방" },
    ],
  },
  {
    id: "types84",
    size: [1280, 720],
    seconds: 4.5,
    scenes: [
      { of: "living84C", ...right, over: "84C", words: "두 면에 낸 창", seen: "84C 거실, 두 면의 창" },
      { of: "dining84C", ...closer, over: "84C", words: "식당", seen: "84C 식당" },
      { of: "study84C", ...wider, over: "84C", words: "알파룸", seen: "84C 알파룸의 책상과 책장" },
      { of: "living105", ...left, over: "105", words: "거실", seen: "105 거실" },
      { of: "kitchen105", ...right, over: "105", words: "주방", seen: "105 주방" },
    ],
  },
];
