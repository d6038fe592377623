/** Text of the files that advertising services take. */
export const conversionCopy = {
  heading: "광고 전환 파일",
  note: "광고를 눌러 들어와 광고 수신에 동의한 분의 클릭 식별값과 상담·방문·계약 시각입니다. 이름과 연락처는 들어 있지 않습니다. 최근 90일을 담으며, 광고 계정의 전환 이름을 파일과 같게 지어 주세요.",
  services: { google: "Google Ads 파일", naver: "네이버 파일" },
  /** The names of the conversions in the advertising account. */
  stages: { registeredAt: "상담 등록", visitedAt: "모델하우스 방문", contractedAt: "계약" },
  columns: { name: "전환", time: "일시" },
} as const;
