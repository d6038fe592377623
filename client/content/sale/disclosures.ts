import type { NoiseMeasurement, PerformanceGrade, Supervision } from "../../shared/sale/saleContent.ts";

/*
 * What the announcement has to state besides areas, prices and dates (주택공급에 관한 규칙 제21조제3항); undefined or empty until
 * known.
 */

/** The seller's registration as a housing developer. */
export const sellerRegistration: string | undefined = "주택건설사업 등록 한울-2019-049호 (예시)";

/** The certificate of the housing guarantee. */
export const guaranteeNumber: string | undefined = "제01282025-101-0004900호 (예시)";

/** Supervision by field; the law has some of them done by others than the architects. */
export const supervision: readonly Supervision[] = [
  { work: "건축", company: "㈜바른종합건축사사무소", fee: 7_846_000_000 },
  { work: "전기", company: "㈜한빛전력감리단", fee: 1_284_000_000 },
  { work: "소방·정보통신", company: "㈜새울엔지니어링", fee: 1_062_000_000 },
];

/** Ancillary facilities (부대시설) apart from parking; the welfare facilities are those of the community. */
export const ancillaryFacilities: readonly string[] = [
  "관리사무소",
  "경비실",
  "방재실",
  "지하저수조",
  "재활용품 보관소",
  "자전거 보관소",
  "조경시설",
];

/** Shops and other places of the site for everybody's use. */
export const publicFacilities: readonly string[] = ["근린생활시설(상가)"];

/** The preliminary certificate (예비인증); a sample. */
export const performanceGrades: readonly PerformanceGrade[] = [
  { id: "lightImpact", field: "소음", item: "경량충격음 차단성능", stars: 3 },
  { id: "heavyImpact", field: "소음", item: "중량충격음 차단성능", stars: 2 },
  { field: "소음", item: "세대 간 경계벽의 차음성능", stars: 3 },
  { field: "구조", item: "내구성", stars: 2 },
  { field: "구조", item: "가변성", stars: 1 },
  { field: "환경", item: "실내공기 오염물질 저방출 제품의 적용", stars: 3 },
  { field: "환경", item: "단위세대의 환기성능 확보", stars: 2 },
  { field: "환경", item: "에너지 성능", stars: 2 },
  { field: "생활환경", item: "단위세대의 사회적 약자 배려", stars: 1 },
  { field: "생활환경", item: "방범안전 콘텐츠", stars: 2 },
  { field: "화재·소방", item: "감지 및 경보설비", stars: 2 },
  { field: "화재·소방", item: "내화성능", stars: 1 },
];

/** The noise of the roads, as measured at the site; undefined while nobody has. */
export const roadNoise: NoiseMeasurement | undefined = undefined;

/** When what isn't known yet was last confirmed to be so: YYYY-MM-DD. */
export const openSince = "2026-11-25";
