import { complex } from "../../content/complex.ts";
import { waitlist } from "../../copy/waitlist.ts";
import type { Page, PageRow } from "../../shared/page.ts";
import { waitlistPath } from "../../shared/waitlist.ts";

const { name } = complex;

export const homesPages = [
  {
    path: "/SalesInfo/homes",
    file: "pages/Homes/HomeList",
    section: "sales",
    kind: "open",
    // A home may be taken while the page is read.
    hydrate: "live",
    showsHomes: true,
    ownPreview: true,
    name: "잔여 세대",
    searchTitle: "잔여 세대 동·호수·분양가",
    description: `${name}의 분양 상태를 세대마다 확인해 보세요. 동과 층, 타입, 분양가, 거실 방향과 창밖으로 찾고, 처음 낼 금액과 창밖 모습, 평면을 함께 보실 수 있습니다.`,
    lines: ["동·호수마다 분양 상태와", "분양가, 창밖 모습을", "확인하실 수 있습니다."],
  },
  {
    path: "/SalesInfo/homes/:home",
    file: "pages/Homes/HomeDetail",
    section: "sales",
    kind: "home",
    ownHeading: true,
    hydrate: "live",
    hasProps: true,
    showsHomes: true,
    name: "세대 보기",
    description: `${name} 한 세대의 분양 상태와 분양가, 처음 낼 금액과 납부 일정, 거실 창밖과 평면을 한 화면에 모았습니다. 같은 타입에서 가까운 다른 세대도 함께 보실 수 있습니다.`,
  },
] as const satisfies readonly PageRow[];

/**
 * Answers the form that asks for a text when a home can be had again. With a token, whose address is a secret, it is the
 * request's own page.
 */
export const waitlistPage: Page = {
  path: waitlistPath,
  also: [`${waitlistPath}/:token`],
  file: "pages/Homes/Waitlist",
  section: "sales",
  kind: "form",
  ...waitlist.page,
  hasProps: true,
  noindex: true,
};
