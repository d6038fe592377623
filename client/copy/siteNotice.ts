import type { NoticeState } from "../shared/desk/notices.ts";
import { fieldLimits } from "../shared/limits.ts";
import type { NoticePlace } from "../shared/siteNotice.ts";

/** Text around the notices that the office shows on the site. */
export const noticeCopy = {
  label: "공지",
  away: "오늘 하루 보지 않기",
  close: "닫기",
  /** The label of a link without one of its own. */
  more: "자세히 보기",
  places: { bar: "상단 띠", dialog: "홈 팝업", both: "상단 띠와 홈 팝업" } satisfies Record<NoticePlace, string>,
  picture: {
    file: "올릴 사진 (JPEG, PNG, WebP · 8MB까지)",
    upload: "사진 올리기",
    uploading: "사진을 올리는 중입니다.",
    uploaded: "사진을 올렸습니다. 저장하면 공지에 들어갑니다.",
  },
  states: { planned: "예정", shown: "게시 중", ended: "종료" } satisfies Record<NoticeState, string>,
  done: { added: "공지를 등록했습니다.", edited: "공지를 고쳤습니다.", ended: "공지를 끝냈습니다." },
  problems: {
    heading: `제목을 ${fieldLimits.heading}자 이내로 적어 주세요.`,
    link: "링크는 /로 시작하는 이 사이트의 주소나 https:// 주소로 적어 주세요.",
    linkLabel: `링크 이름은 ${fieldLimits.linkLabel}자 이내로 적어 주세요.`,
    from: "시작 날짜와 시각을 골라 주세요.",
    until: "끝나는 날짜와 시각을 골라 주세요.",
    order: "끝나는 시각은 시작 시각보다 뒤여야 합니다.",
    past: "끝나는 시각이 이미 지났습니다. 앞으로의 시각을 골라 주세요.",
    place: "보일 곳을 골라 주세요.",
    picture: "사진을 다시 올리거나, /uploads/로 시작하는 올린 사진의 주소를 적어 주세요.",
    pictureAlt: `사진이 무엇을 보여 주는지 ${fieldLimits.pictureAlt}자 이내로 적어 주세요.`,
    position: "순서를 골라 주세요.",
    changed: "그 사이 다른 사람이 이 공지를 고쳤습니다. 다시 누르면 지금 적은 내용으로 저장합니다.",
    missing: "공지를 찾을 수 없습니다.",
  },
} as const;
