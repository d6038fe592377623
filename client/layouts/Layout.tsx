import type { ReactNode } from "react";
import { subNavigation } from "../content/menu.ts";
import type { Page } from "../content/page.ts";
import { Banner } from "./Banner.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Layout.module.css";
import { PlainLinks } from "./PlainLinks.tsx";
import { VisitPopup } from "./popup/VisitPopup.tsx";
import { SubNavigation } from "./SubNavigation.tsx";

interface LayoutProps {
  page: Page;
  /** The site of a press page's address, or the default one. */
  site: string;
  children: ReactNode;
}

/** Everything around a page. It knows only the page, never the address: all spellings of a URL give one HTML. */
export function Layout({ page, site, children }: LayoutProps) {
  // The sales office's desk has a frame of its own, which comes with its code: visitors never load it.
  if (page.section === "desk") return children;
  const { banner } = page;
  const path = page.path.replace(":site", () => site);
  return (
    <>
      <a className={styles.skip} href="#main">
        본문으로 건너뛰기
      </a>
      <Header page={page} overPicture={banner !== undefined || page.path === "/"} />
      <Drawer page={page} />
      {banner && (
        <>
          <Banner key={page.path} banner={banner} slow={page.section === "brand"} />
          <SubNavigation links={subNavigation(page.section, page.path, site)} current={path} />
        </>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <VisitPopup />
      <PlainLinks />
    </>
  );
}
