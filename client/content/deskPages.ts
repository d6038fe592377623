import type { Page } from "./pages.ts";

const deskPage = (path: string, file: string, name: string): Page => ({
  path,
  file,
  section: "desk",
  name,
  description: "",
  hydrate: "now",
  noindex: true,
});

/** The sales office's pages. They are for whoever is signed in, so they stand in no menu and no sitemap. */
export const deskPages: readonly Page[] = [
  deskPage("/admin/sign-in", "Admin/SignIn", "로그인"),
  deskPage("/admin/leads", "Admin/Leads", "상담"),
  deskPage("/admin/leads/:id", "Admin/LeadPage", "상담 내용"),
  deskPage("/admin/overview", "Admin/Overview", "현황"),
  deskPage("/admin/copies", "Admin/Copies", "지울 사본"),
  deskPage("/admin/log", "Admin/Log", "열람 기록"),
  deskPage("/admin/articles", "Admin/Articles", "기사"),
  deskPage("/admin/articles/:id", "Admin/EditArticle", "기사 고치기"),
];
