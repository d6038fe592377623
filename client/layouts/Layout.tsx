import type { ReactNode } from "react";
import { homesOffered } from "../complex/sale/saleStage.ts";
import { useSale } from "../components/useSale.tsx";
import { useSiteMap } from "../components/useSiteMap.ts";
import type { Page } from "../shared/page.ts";
import { barNotice, dialogNotices } from "../shared/siteNotice.ts";
import { Banner } from "./Banner.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Drawer } from "./Drawer.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Layout.module.css";
import { NoticeBar } from "./notice/NoticeBar.tsx";
import { NoticeDialogs } from "./notice/NoticeDialogs.tsx";
import { useNotices } from "./notice/useNotices.ts";
import { PlainLinks } from "./PlainLinks.tsx";
import { kindBackgrounds, pageKindOf } from "./pageKind.ts";
import { VisitPopup } from "./popup/VisitPopup.tsx";
import { SubNavigation } from "./SubNavigation.tsx";

interface LayoutProps {
  page: Page;
  /** The site of a press page's path, or the default one. */
  site: string;
  children: ReactNode;
}

/** Everything around a page. It depends on the page, not on the URL: all spellings of a URL have the same HTML. */
export function Layout({ page, site, children }: LayoutProps) {
  const { subNavigation } = useSiteMap();
  const sale = useSale();
  const notices = useNotices();
  // The desk has a layout of its own in its own chunk, which visitors never load.
  if (page.section === "desk" || page.bare) return children;
  const banner = page.banner && { ...page.banner, ...(!homesOffered(sale) && page.afterSale) };
  const character = pageKindOf(page);
  // The title bar is under the header; a dark one determines the header's colours.
  const dark = page.path === "/" || (banner !== undefined && (character === "story" || character === "film"));
  const bar = notices && barNotice(notices);
  const path = page.path.replace(":site", () => site);
  return (
    <>
      <a className={styles.skip} href="#main">
        본문으로 건너뛰기
      </a>
      {bar && <NoticeBar notice={bar} />}
      <Header page={page} over={dark ? "dark" : banner || page.ownBar ? "light" : undefined} />
      <Drawer page={page} />
      {banner && (
        <>
          <Banner
            key={page.path}
            banner={banner}
            {...(page.section === "units" && { subject: page.name })}
            character={character}
            slow={page.section === "brand"}
          />
          <SubNavigation
            background={character === "story" ? "" : kindBackgrounds[character]}
            links={subNavigation(page, site)}
            current={path}
          />
        </>
      )}
      <main
        id="main"
        tabIndex={-1}
        // A document's background continues that of its title bar.
        {...(banner && character === "document" && { className: kindBackgrounds.document, "data-document": "" })}
      >
        {children}
      </main>
      <Footer />
      <BottomBar page={page} />
      <VisitPopup />
      {notices && page.path === "/" && <NoticeDialogs notices={dialogNotices(notices)} />}
      <PlainLinks />
    </>
  );
}
