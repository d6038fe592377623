import { machineNames } from "../content/complex.ts";
import { joined } from "../shared/format/joined.ts";
import type { PixelData, PixelIds, PixelService } from "../shared/pixels.ts";

const companies: Record<PixelService, string> = {
  naver: "네이버(주)",
  kakao: "(주)카카오",
  google: "Google LLC(미국)",
};

/** @returns the companies that are told what visitors see */
const pixelCompanies = (services: readonly PixelService[]): string => joined(services.map((id) => companies[id]));

/** @returns what a page's script asks about these services */
export const pixelData = (ids: PixelIds): PixelData => ({
  ids,
  storageKey: `${machineNames.short}.measuring`,
  words: {
    label: "광고 효과 측정 동의",
    question: `광고 효과를 확인하려고 보신 화면과 등록 여부를 ${pixelCompanies(Object.keys(ids) as PixelService[])}에 보내도 될까요? 쿠키를 쓰며, 고객명과 연락처는 보내지 않습니다. 거부하셔도 그대로 이용하실 수 있습니다.`,
    more: "자세히 보기",
    refuse: "거부",
    agree: "동의",
    settings: "광고 효과 측정 설정",
  },
});

/** What the privacy policy says about them. */
export const pixelPolicy = (services: readonly PixelService[]): string =>
  `광고 효과의 측정에 동의하신 경우에만 ${pixelCompanies(services)}의 스크립트를 불러옵니다(개인정보 보호법 제15조 제1항 제1호). 보신 화면의 주소와 시각, 등록 여부, 쿠키의 식별값이 그 회사에 전송되며 고객명과 연락처, 문의 내용, 검색어는 전송하지 않습니다. 등록 확인 화면에서는 불러오지 않습니다. 동의 여부는 고객님의 브라우저에만 보관하고, 화면 아래의 ‘광고 효과 측정 설정’에서 언제든지 거부하실 수 있습니다. 거부하시면 바로 멈추고 쿠키를 지웁니다.`;
