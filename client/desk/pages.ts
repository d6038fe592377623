import type { Page } from "../shared/page.ts";

const deskPage = (path: string, file: string, name: string): Page => ({
  path,
  file,
  section: "desk",
  name,
  description: "",
  hydrate: "now",
  hasProps: true,
  noindex: true,
});

/** The desk's pages. They need a session, so they are in no menu and not in the sitemap. */
export const deskPages: readonly Page[] = [
  deskPage("/admin/sign-in", "desk/session/SignIn", "로그인"),
  deskPage("/admin/today", "desk/today/Today", "오늘"),
  deskPage("/admin/leads", "desk/leads/Leads", "상담"),
  deskPage("/admin/leads/new", "desk/leads/LeadEntry", "상담 직접 등록"),
  deskPage("/admin/leads/:id", "desk/leads/LeadPage", "상담 내용"),
  deskPage("/admin/leads/:id/texts", "desk/leads/LeadTexts", "문자 보내기"),
  deskPage("/admin/homes", "desk/homes/Homes", "동·호"),
  deskPage("/admin/homes/:key/slip", "desk/homes/HomeSlip", "세대 안내지"),
  deskPage("/admin/overview", "desk/overview/Overview", "현황"),
  deskPage("/admin/figures", "desk/statistics/Statistics", "성과"),
  deskPage("/admin/copies", "desk/overview/Copies", "삭제할 사본"),
  deskPage("/admin/log", "desk/overview/Log", "열람 기록"),
  deskPage("/admin/accounts", "desk/accounts/Accounts", "계정"),
  deskPage("/admin/password", "desk/accounts/OwnPassword", "비밀번호 바꾸기"),
  deskPage("/admin/notices", "desk/notices/Notices", "공지"),
  deskPage("/admin/notices/:id", "desk/notices/EditNotice", "공지 고치기"),
  deskPage("/admin/terms", "desk/terms/Terms", "조건"),
  deskPage("/admin/articles", "desk/articles/Articles", "기사"),
  deskPage("/admin/articles/new", "desk/articles/NewArticle", "기사 작성"),
  deskPage("/admin/articles/:id", "desk/articles/EditArticle", "기사 수정"),
];
