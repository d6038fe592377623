export interface Facility {
  /** Id of its picture, which may not be rendered yet. */
  id: string;
  name: string;
  /** Podium and floor. */
  place: string;
  text: string;
}

export interface FacilityGroup {
  title: string;
  text: string;
  facilities: readonly Facility[];
}

const facility = (id: string, name: string, place: string, text: string): Facility => ({ id, name, place, text });

/** The 21 community facilities, grouped by purpose. */
export const facilityGroups: readonly FacilityGroup[] = [
  {
    title: "몸을 깨우는 곳",
    text: "운동 시설 여섯 곳.",
    facilities: [
      facility("fitness", "피트니스", "북측 포디움 2층", "유산소와 근력 구역을 나누어 기구를 놓습니다."),
      facility("gx", "GX 스튜디오", "북측 포디움 2층", "전면 거울과 마루 바닥을 갖춘 단체 운동실입니다."),
      facility("pilates", "필라테스룸", "북측 포디움 2층", "기구 필라테스를 위한 방입니다."),
      facility("golf", "골프연습장", "북측 포디움 1층", "타석을 나란히 놓은 실내 연습장입니다."),
      facility("screenGolf", "스크린골프", "북측 포디움 1층", "방마다 문을 닫고 쓰는 스크린 타석입니다."),
      facility("gym", "다목적체육관", "북측 포디움 1층", "배드민턴과 탁구, 아이들의 공놀이에 함께 씁니다."),
    ],
  },
  {
    title: "쉬어 가는 곳",
    text: "운동 뒤에, 또는 이웃과 함께.",
    facilities: [
      facility("sauna", "사우나", "북측 포디움 2층", "운동을 마치고 바로 이용하는 건식 사우나와 탕입니다."),
      facility("lounge", "루미나 라운지", "북측 포디움 3층", "입주민이 함께 쓰는 거실입니다."),
      facility("cafe", "카페", "남측 포디움 1층", "차를 마시며 이웃을 만나는 자리입니다."),
      facility("seniors", "경로당", "남측 포디움 1층", "1층에 두고 문턱을 없앴습니다."),
    ],
  },
  {
    title: "배우고 일하는 곳",
    text: "공부와 재택근무, 연습을 위한 방.",
    facilities: [
      facility("library", "작은도서관", "남측 포디움 2층", "아이와 어른이 함께 쓰는 서가입니다."),
      facility("studyRoom", "집중열람실", "남측 포디움 2층", "칸마다 조명을 따로 켭니다."),
      facility("sharedOffice", "공유오피스", "남측 포디움 2층", "좌석과 통화용 부스를 함께 둡니다."),
      facility("music", "음악연습실", "남측 포디움 2층", "벽을 이중으로 세워 방음합니다."),
    ],
  },
  {
    title: "아이가 자라는 곳",
    text: "어린이집부터 방과 뒤 돌봄까지.",
    facilities: [
      facility("daycare", "어린이집", "남측 포디움 1층", "1층에 있습니다. 어린이놀이터는 루미나 가로숲에 있습니다."),
      facility("afterSchool", "다함께돌봄센터", "남측 포디움 1층", "방과 뒤 초등학생을 돌보는 시설입니다."),
      facility("kids", "키즈라운지", "남측 포디움 2층", "날씨와 관계없이 쓰는 실내 놀이방입니다."),
      facility("busStop", "맘스스테이션", "지상 차량 승하차장", "통학 버스를 기다리는 실내 쉼터입니다."),
    ],
  },
  {
    title: "생활을 돕는 곳",
    text: "손님과 짐, 택배를 위한 시설.",
    facilities: [
      facility("guesthouse", "게스트하우스", "남측 포디움 3층", "찾아온 가족과 친지가 묵는 방입니다."),
      facility("storage", "세대창고", "지하 1층", "계절용품을 보관하는 세대별 창고입니다."),
      facility("parcels", "무인택배실", "각 동 1층", "택배를 시간에 관계없이 찾아갑니다."),
    ],
  },
];

const facilities = facilityGroups.flatMap((group) => group.facilities);
/** Those outside the two podiums. */
export const outsidePodiums = facilities.filter(({ place }) => !place.includes("포디움"));

export const communityPage = {
  heading: "스물한 곳의\n커뮤니티",
  lead: `북측과 남측 두 포디움의 1~3층에 ${facilities.length - outsidePodiums.length}곳이 있고, ${outsidePodiums.map(({ name, place }) => `${name}(${place})`).join(", ")}은 따로 있습니다.`,
  unit: "개 시설",
  picture: {
    name: "lobby",
    alt: "높은 천장과 트래버틴 벽이 이어지는 포디움의 로비",
    caption: "북측 포디움 로비 연출",
  },
  pictureAlt: (name: string) => `${name} 연출 이미지`,
  notices: [
    "시설의 종류와 위치, 크기는 인허가와 시공 과정에서 바뀔 수 있습니다.",
    "운영 방식과 이용료는 입주 후 입주자대표회의에서 정하며, 일부 시설은 유료일 수 있습니다.",
    "어린이집과 다함께돌봄센터는 관할 관청의 인가와 위탁 절차에 따라 운영됩니다.",
    "이미지는 공간의 분위기를 보여 드리기 위한 연출이며 기구와 가구, 마감은 달라질 수 있습니다.",
  ],
} as const;
