import type { FinishGroup } from "../../shared/sale/saleContent.ts";
/** The finishing schedule (마감재 목록), by grades and without brands; undefined until published. */
export const finishes: readonly FinishGroup[] | undefined = [
  {
    id: "floor",
    name: "바닥",
    finishes: [
      { part: "거실·주방·복도", standard: "강마루, 오크 무늬" },
      { part: "침실, 드레스룸, 알파룸", standard: "강마루, 오크 무늬" },
      { part: "현관", standard: "포세린 타일 600×600" },
      { part: "발코니·다용도실", standard: "논슬립 자기질 타일" },
    ],
  },
  {
    id: "wall",
    name: "벽·천장",
    finishes: [
      { part: "거실 아트월", standard: "포세린 타일 600×1200, 트래버틴 무늬" },
      { part: "거실·침실 벽", standard: "실크벽지" },
      { part: "천장", standard: "실크벽지, 거실 우물천장" },
      {
        part: "조명",
        standard: "LED 매입등과 거실 직부등",
        option: { id: "lighting", text: "간접조명과 디밍 스위치" },
      },
    ],
  },
  {
    id: "kitchen",
    name: "주방",
    finishes: [
      { part: "상판", standard: "인조대리석", option: { id: "stoneTop", text: "엔지니어드 스톤, 벽까지 같은 재료" } },
      { part: "벽", standard: "자기질 타일", option: { id: "stoneTop", text: "엔지니어드 스톤" } },
      { part: "아일랜드 장", standard: "인조대리석 상판 (84A·105·119A·119B)" },
      { part: "가구 문", standard: "PET 무광 (친환경 E0 등급)" },
      { part: "쿡탑", standard: "3구 가스쿡탑", option: { id: "induction", text: "3구 인덕션" } },
      {
        part: "냉장고",
        standard: "설치 공간과 장",
        option: { id: "refrigerator", text: "빌트인 냉장·냉동·김치냉장고" },
      },
      { part: "식기세척기", standard: "하부장", option: { id: "dishwasher", text: "12인용 빌트인" } },
    ],
  },
  {
    id: "window",
    name: "창",
    finishes: [
      { part: "거실·침실 바깥창", standard: "PVC 이중창, 22 mm 로이 복층유리" },
      { part: "실외기실", standard: "알루미늄 루버" },
      { part: "방충망", standard: "미세 방충망" },
    ],
  },
  {
    id: "bath",
    name: "욕실",
    finishes: [
      {
        part: "바닥·벽",
        standard: "자기질 타일 300×600",
        option: { id: "bathroom", text: "포세린 타일 600×600" },
      },
      {
        part: "세면기·양변기",
        standard: "양변기, 비데 일체형 양변기 (부부욕실)",
        option: { id: "bathroom", text: "하부장 세면대" },
      },
      { part: "욕조·샤워", standard: "욕조 (공용욕실), 강화유리 칸막이와 레인샤워 (부부욕실)" },
      { part: "환기", standard: "욕실 배기팬", option: { id: "bathroom", text: "온풍·제습 겸용 환기장치" } },
    ],
  },
  {
    id: "door",
    name: "문·설비",
    finishes: [
      { part: "현관문", standard: "방화문, 디지털 도어록" },
      { part: "중문", standard: "없음", option: { id: "entranceDoor", text: "3연동 슬라이딩 도어" } },
      { part: "방문", standard: "ABS 도어, 댐핑 경첩" },
      { part: "신발장·드레스룸", standard: "PET 무광 신발장, 시스템 선반과 봉" },
      {
        part: "냉방",
        standard: "실외기실과 배관 (거실·침실 1)",
        option: { id: "coolingAll", text: "천장형 시스템 에어컨" },
      },
      { part: "난방·환기", standard: "각방 온도조절 온수난방, 전열교환 환기장치" },
    ],
  },
];
