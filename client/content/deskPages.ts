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
  deskPage("/admin/articles", "Admin/Articles", "기사"),
  deskPage("/admin/articles/:id", "Admin/EditArticle", "기사 고치기"),
];
