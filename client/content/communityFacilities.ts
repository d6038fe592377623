import type { Facility, FacilityGroup } from "../shared/complexContent.ts";
import { asTopic } from "../shared/format/joined.ts";

const facility = (id: string, name: string, place: string, text: string): Facility => ({ id, name, place, text });

/** The 21 community facilities, grouped by purpose. */
export const facilityGroups: readonly FacilityGroup[] = [
  {
    title: "스포츠",
    text: "실내 운동 시설 6곳입니다.",
    facilities: [
      facility("fitness", "피트니스", "북측 포디움 2층", "유산소 운동과 근력 운동 공간을 나눈 헬스장입니다."),
      facility("gx", "GX 스튜디오", "북측 포디움 2층", "한쪽 벽에 거울을 두고 마루를 깐 단체 운동실입니다."),
      facility("pilates", "필라테스룸", "북측 포디움 2층", "기구 필라테스를 할 수 있는 운동실입니다."),
      facility("golf", "골프연습장", "북측 포디움 1층", "타석을 갖춘 실내 골프연습장입니다."),
      facility("screenGolf", "스크린골프", "북측 포디움 1층", "독립된 방에서 이용하는 스크린골프입니다."),
      facility("gym", "다목적체육관", "북측 포디움 1층", "배드민턴과 탁구, 아이들의 공놀이를 할 수 있습니다."),
    ],
  },
  {
    title: "휴식과 모임",
    text: "운동 뒤에 쉬고 이웃과 만나는 시설입니다.",
    facilities: [
      facility("sauna", "사우나", "북측 포디움 2층", "건식 사우나와 온탕을 갖추고 피트니스와 같은 층에 있습니다."),
      facility("lounge", "루미나 라운지", "북측 포디움 3층", "입주민이 쉬거나 모임을 여는 라운지입니다."),
      facility("cafe", "카페", "남측 포디움 1층", "음료를 마시며 쉬는 입주민 카페입니다."),
      facility("seniors", "경로당", "남측 포디움 1층", "출입구에 문턱이 없는 1층에 있습니다."),
    ],
  },
  {
    title: "학습과 업무",
    text: "공부와 재택근무, 악기 연습에 쓰는 시설입니다.",
    facilities: [
      facility("library", "작은도서관", "남측 포디움 2층", "어린이와 성인이 함께 이용하는 도서관입니다."),
      facility("studyRoom", "집중열람실", "남측 포디움 2층", "칸막이 좌석마다 개별 조명이 있습니다."),
      facility("sharedOffice", "공유오피스", "남측 포디움 2층", "업무용 좌석과 통화 부스가 있습니다."),
      facility("music", "음악연습실", "남측 포디움 2층", "이중 벽으로 방음한 연습실입니다."),
    ],
  },
  {
    title: "보육과 돌봄",
    text: "어린이집과 방과 후 돌봄, 실내 놀이 시설입니다.",
    facilities: [
      facility("daycare", "어린이집", "남측 포디움 1층", "포디움 1층에 있고, 어린이놀이터는 루미나 가로숲에 있습니다."),
      facility("afterSchool", "다함께돌봄센터", "남측 포디움 1층", "방과 후 초등학생을 돌보는 시설입니다."),
      facility("kids", "키즈라운지", "남측 포디움 2층", "날씨와 관계없이 이용하는 실내 놀이방입니다."),
      facility("busStop", "맘스스테이션", "지상 차량 승하차장", "통학 버스를 기다리는 실내 쉼터입니다."),
    ],
  },
  {
    title: "생활 지원",
    text: "손님 숙소와 창고, 택배 보관 시설입니다.",
    facilities: [
      facility("guesthouse", "게스트하우스", "남측 포디움 3층", "방문한 가족과 친지가 묵는 숙소입니다."),
      facility("storage", "세대창고", "지하 1층", "계절용품을 보관하는 세대별 창고입니다."),
      facility("parcels", "무인택배실", "각 동 1층", "택배를 24시간 찾을 수 있는 보관실입니다."),
    ],
  },
];

const facilities = facilityGroups.flatMap((group) => group.facilities);
/** Those outside the two podiums. */
export const outsidePodiums = facilities.filter(({ place }) => !place.includes("포디움"));

export const communityPage = {
  heading: "단지 안\n커뮤니티 시설",
  lead: `북측과 남측 두 포디움의 1~3층에 ${facilities.length - outsidePodiums.length}곳이 있습니다. ${outsidePodiums.map(({ name, place }) => `${asTopic(name)} ${place}`).join(", ")}에 있습니다.`,
  unit: "개 시설",
  picture: {
    name: "lobby",
    alt: "높은 천장과 트래버틴 벽이 이어지는 포디움의 로비",
    caption: "북측 포디움 로비 연출",
  },
  pictureAlt: (name: string) => `${name} 연출 이미지`,
  notices: [
    "시설의 종류와 위치, 크기는 인허가와 시공 과정에서 바뀔 수 있습니다.",
    "운영 방식과 이용료는 입주 후 입주자대표회의에서 정합니다.",
    "어린이집과 다함께돌봄센터는 관할 관청의 인가와 위탁 절차에 따라 운영됩니다.",
    "이미지는 컴퓨터그래픽(CG)으로 연출한 것이며 기구와 가구, 마감은 달라질 수 있습니다.",
  ],
} as const;
