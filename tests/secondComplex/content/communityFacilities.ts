import type { FacilityGroup } from "../shared/complexContent.ts";
export const facilityGroups: readonly FacilityGroup[] = [
  {
    title: "함께 쓰는 곳",
    text: "마당 둘레의 네 곳.",
    facilities: [
      { id: "lounge", name: "주민 사랑방", place: "윗마당동 1층", text: "차를 마시며 이웃을 만나는 자리입니다." },
      { id: "fitness", name: "운동실", place: "윗마당동 2층", text: "기구와 마루를 함께 둡니다." },
      { id: "library", name: "작은도서관", place: "아랫마당동 1층", text: "아이와 어른이 함께 쓰는 서가입니다." },
      { id: "parcels", name: "택배실", place: "각 동 1층", text: "택배를 시간에 관계없이 찾아갑니다." },
    ],
  },
];

const facilities = facilityGroups.flatMap((group) => group.facilities);
export const outsidePodiums = facilities.filter(({ place }) => !place.includes("마당동"));

export const communityPage = {
  heading: "마당 둘레의\n네 곳",
  lead: "윗마당동과 아랫마당동, 각 동 1층에 있습니다.",
  unit: "개 시설",
  picture: { name: "lounge", alt: "창가에 의자를 놓은 주민 사랑방", caption: "주민 사랑방 연출" },
  pictureAlt: (name: string) => `${name} 연출 이미지`,
  notices: ["시설의 종류와 위치, 크기는 인허가와 시공 과정에서 바뀔 수 있습니다."],
} as const;
