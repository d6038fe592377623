import type { Facility, FacilityGroup } from "../shared/complexContent.ts";
import { asTopic } from "../shared/format/joined.ts";

const facility = (id: string, name: string, place: string, text: string): Facility => ({ id, name, place, text });

/** The 21 community facilities, grouped by purpose. */
export const facilityGroups: readonly FacilityGroup[] = [
  {
    title: "스포츠",
    text: "퇴근길에 들러 땀을 흘리고 올라갑니다.",
    facilities: [
      facility("fitness", "피트니스", "북측 포디움 2층", "달리기와 근력 운동 자리를 나누어 서로 방해하지 않습니다."),
      facility("gx", "GX 스튜디오", "북측 포디움 2층", "넓은 마루에서 이웃과 함께 배웁니다."),
      facility("pilates", "필라테스룸", "북측 포디움 2층", "멀리 가지 않고 기구 필라테스를 배웁니다."),
      facility("golf", "골프연습장", "북측 포디움 1층", "출근 전, 비 오는 날에도 연습하는 실내 타석입니다."),
      facility("screenGolf", "스크린골프", "북측 포디움 1층", "친구들과 한 방에서 즐기는 스크린골프입니다."),
      facility("gym", "다목적체육관", "북측 포디움 1층", "배드민턴과 탁구, 아이들 공놀이까지 하는 넓은 마루입니다."),
    ],
  },
  {
    title: "휴식과 모임",
    text: "쉬다 보면 이웃을 만나는 곳입니다.",
    facilities: [
      facility("sauna", "사우나", "북측 포디움 2층", "운동을 마치면 같은 층에서 바로 몸을 녹입니다."),
      facility("lounge", "루미나 라운지", "북측 포디움 3층", "책을 읽거나 아이 생일 모임을 여는 거실 같은 곳입니다."),
      facility("cafe", "카페", "남측 포디움 1층", "슬리퍼 차림으로 내려와 커피 한 잔을 마십니다."),
      facility("seniors", "경로당", "남측 포디움 1층", "문턱 없이 드나드는 1층, 부모님의 사랑방입니다."),
    ],
  },
  {
    title: "학습과 업무",
    text: "집에서는 집중하기 어려울 때 내려오는 곳입니다.",
    facilities: [
      facility("library", "작은도서관", "남측 포디움 2층", "아이는 그림책을, 어른은 신문을 펴는 도서관입니다."),
      facility("studyRoom", "집중열람실", "남측 포디움 2층", "자리마다 등을 켜고 조용히 집중합니다."),
      facility("sharedOffice", "공유오피스", "남측 포디움 2층", "재택근무 날 쓰는 책상과 통화 부스가 있습니다."),
      facility("music", "음악연습실", "남측 포디움 2층", "이중 벽 안에서 마음껏 연습합니다."),
    ],
  },
  {
    title: "보육과 돌봄",
    text: "맞벌이 부부가 가장 먼저 찾는 곳들입니다.",
    facilities: [
      facility(
        "daycare",
        "어린이집",
        "남측 포디움 1층",
        "단지를 나서지 않고 아이를 맡깁니다. 어린이놀이터는 루미나 가로숲에 있습니다.",
      ),
      facility("afterSchool", "다함께돌봄센터", "남측 포디움 1층", "학교가 끝나면 부모가 올 때까지 아이를 돌봅니다."),
      facility("kids", "키즈라운지", "남측 포디움 2층", "비 오는 날에도 뛰노는 실내 놀이방입니다."),
      facility("busStop", "맘스스테이션", "지상 차량 승하차장", "비를 피해 통학 버스를 기다립니다."),
    ],
  },
  {
    title: "생활 지원",
    text: "집안일을 덜어 주는 곳들입니다.",
    facilities: [
      facility("guesthouse", "게스트하우스", "남측 포디움 3층", "멀리서 오신 부모님이 편히 묵으십니다."),
      facility("storage", "세대창고", "지하 1층", "캠핑 짐과 선풍기를 넣어 두는 우리 집 창고입니다."),
      facility("parcels", "무인택배실", "각 동 1층", "늦게 돌아온 날에도 1층에서 택배를 찾습니다."),
    ],
  },
];

const facilities = facilityGroups.flatMap((group) => group.facilities);
/** Those outside the two podiums. */
export const outsidePodiums = facilities.filter(({ place }) => !place.includes("포디움"));

export const communityPage = {
  heading: "단지 안에서\n다 되는 하루",
  lead: `동 아래 3층 건물인 북측과 남측 두 포디움에 ${facilities.length - outsidePodiums.length}곳이 있습니다. ${outsidePodiums.map(({ name, place }) => `${asTopic(name)} ${place}`).join(", ")}에 있습니다.`,
  unit: "개 시설",
  picture: {
    name: "lobby",
    alt: "높은 천장과 트래버틴 벽이 이어지는 포디움의 로비",
    caption: "북측 포디움 로비 연출",
  },
  pictureAlt: (name: string) => `${name} 연출 이미지`,
  notices: [
    "시설의 종류와 위치, 크기는 설계변경과 시공 과정에서 바뀔 수 있습니다.",
    "운영 방식과 이용료는 입주 후 입주자대표회의에서 정합니다.",
    "어린이집과 다함께돌봄센터는 관할 관청의 인가와 위탁 절차에 따라 운영됩니다.",
    "이미지는 컴퓨터그래픽(CG)으로 연출한 것이며 기구와 가구, 마감은 달라질 수 있습니다.",
  ],
} as const;
