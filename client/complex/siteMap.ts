import { complex } from "../content/complex.ts";
import { drawerPages, footerPages, menu as menuSections, ownNeighbours } from "../content/pages.ts";
import type { Page, PagePath, SectionId } from "../shared/page.ts";

export interface MenuLink {
  label: string;
  path: string;
}

interface MenuItem {
  section: SectionId;
  label: string;
  /** The first submenu page. */
  path: string;
  submenus: readonly MenuLink[];
}

export type SiteMap = ReturnType<typeof siteMapOf>;

/** @returns the menus and the order of these pages, as content arranges them */
export function siteMapOf(pages: readonly Page[]) {
  const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

  /** @throws Error if this complex has no such page */
  function pageAt(path: PagePath): Page {
    const page = byPath.get(path);
    if (!page) throw new Error(`There is no page at ${path}`);
    return page;
  }

  function link(to: PagePath): MenuLink {
    const { name, path } = pageAt(to);
    return { label: name, path };
  }

  /** The main menu, in order. */
  const menu: readonly MenuItem[] = menuSections.map(({ section, label, pages: own }) => {
    const submenus = own.map(link);
    return { section, label, path: submenus[0]?.path ?? "/", submenus };
  });

  const neighbours = new Map(
    menuSections.map(({ section, pages: own, neighbours: all = own }) => [section, all.map(link)]),
  );

  /** @returns the link to a page of a board */
  function onBoard(site: string, to: PagePath): MenuLink {
    const { label, path } = link(to);
    return { label, path: path.replace(":site", site) };
  }

  /** The links under the title bar of a page. */
  function subNavigation({ path, section }: Page, site: string = complex.defaultSite): readonly MenuLink[] {
    const own = ownNeighbours[path as PagePath];
    if (own) return own.map(link);
    if (section === "press") return boardPages(site);
    return neighbours.get(section) ?? [];
  }

  /** The links between a board's list and its reservation page. */
  const boardPages = (site: string): readonly MenuLink[] => [
    onBoard(site, "/:site/press"),
    onBoard(site, "/:site/customer"),
  ];

  /** The links at the end of every page. */
  const footerLinks: readonly MenuLink[] = footerPages.map((path) => onBoard(complex.defaultSite, path));

  /** The links at the end of a phone's drawer. */
  const drawerLinks: readonly MenuLink[] = drawerPages.map((path) => onBoard(complex.defaultSite, path));

  /** @returns the menu label of a section, for breadcrumbs */
  const sectionLabel = (section: SectionId): string =>
    menu.find((entry) => entry.section === section)?.label ?? complex.name;

  /** The pages in reading order. */
  const order = menuSections.flatMap(({ pages: own, neighbours: all = own }) => all).map(pageAt);

  /** @returns the next page: the next one in the menu, or for a page that isn't in it the first of its section */
  function nextPage(page: Page): MenuLink | undefined {
    const at = order.indexOf(page);
    const next = at < 0 ? order.find(({ section }) => section === page.section) : order[at + 1];
    if (!next) return undefined;
    const { name, path, section, banner } = next;
    // A type's name alone wouldn't say whether its plan or its interior follows.
    const label = section !== page.section && banner && banner.title !== name ? `${name} ${banner.title}` : name;
    return { label, path };
  }

  return { pageAt, menu, subNavigation, boardPages, footerLinks, drawerLinks, sectionLabel, nextPage };
}
