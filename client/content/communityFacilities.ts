export interface Facility {
  /** Of its picture, which may not be rendered yet. */
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

/** The community by what it is for: 21 facilities. */
export const facilityGroups: readonly FacilityGroup[] = [
  {
    title: "몸을 깨우는 곳",
    text: "이른 아침과 늦은 저녁에도 가까이.",
    facilities: [
      facility("fitness", "피트니스", "북측 포디움 2층", "루미나 수경을 내려다보며 달립니다."),
      facility("gx", "GX 스튜디오", "북측 포디움 2층", "마루 바닥에서 여럿이 함께 움직입니다."),
      facility("pilates", "필라테스룸", "북측 포디움 2층", "기구마다 자리가 넉넉하고 조용합니다."),
      facility("golf", "골프연습장", "북측 포디움 1층", "퇴근길에 잠시 들러 스윙을 다듬기 좋은 타석입니다."),
      facility("screenGolf", "스크린골프", "북측 포디움 1층", "문을 닫으면 우리끼리의 라운드가 됩니다."),
      facility("gym", "다목적체육관", "북측 포디움 1층", "배드민턴과 탁구, 아이들의 공놀이까지. 천장이 높습니다."),
    ],
  },
  {
    title: "쉬어 가는 곳",
    text: "집과 밖 사이에 머물 자리.",
    facilities: [
      facility("sauna", "사우나", "북측 포디움 2층", "운동을 마친 몸을 데우고 식힙니다."),
      facility("lounge", "루미나 라운지", "북측 포디움 3층", "하늘마당으로 바로 나가는 입주민의 거실입니다."),
      facility("cafe", "카페", "남측 포디움 1층", "물가를 보며 이웃을 만나는 자리입니다."),
      facility("seniors", "경로당", "남측 포디움 1층", "문턱을 없애고 볕이 오래 드는 쪽에 두었습니다."),
    ],
  },
  {
    title: "배우고 일하는 곳",
    text: "집중이 필요한 시간을 위해.",
    facilities: [
      facility("library", "작은도서관", "남측 포디움 2층", "아이와 어른이 함께 쓰는 서가입니다."),
      facility("studyRoom", "집중열람실", "남측 포디움 2층", "칸마다 불을 따로 켜고 끕니다."),
      facility("sharedOffice", "공유오피스", "남측 포디움 2층", "통화할 수 있는 작은 방을 함께 두었습니다."),
      facility("music", "음악연습실", "남측 포디움 2층", "소리가 새지 않도록 벽을 따로 세웠습니다."),
    ],
  },
  {
    title: "아이가 자라는 곳",
    text: "보이는 거리에서 안전하게.",
    facilities: [
      facility("daycare", "어린이집", "남측 포디움 1층", "바깥 놀이터와 바로 이어집니다."),
      facility("afterSchool", "다함께돌봄센터", "남측 포디움 1층", "학교를 마친 아이가 저녁까지 머뭅니다."),
      facility("kids", "키즈라운지", "남측 포디움 2층", "비 오는 날에도 뛰어놀 수 있습니다."),
      facility("busStop", "맘스스테이션", "지상 차량 승하차장", "통학 버스를 기다리는 실내 쉼터입니다."),
    ],
  },
  {
    title: "생활을 돕는 곳",
    text: "집이 조금 더 넓어지도록.",
    facilities: [
      facility("guesthouse", "게스트하우스", "남측 포디움 3층", "찾아온 가족이 하룻밤 묵어 갑니다."),
      facility("storage", "세대창고", "지하 1층", "계절이 지난 물건을 맡겨 둡니다."),
      facility("parcels", "무인택배실", "각 동 1층", "밤에도 찾아갈 수 있습니다."),
    ],
  },
];

export const communityPage = {
  heading: "하루를 단지 안에서\n시작하고 마칩니다",
  lead: "북측과 남측, 두 포디움의 아래 세 층에 스물한 곳을 나누어 놓았습니다. 몸을 깨우는 아침부터 쉬어 가는 저녁까지, 집 밖의 시간이 집 가까이에 있습니다.",
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
