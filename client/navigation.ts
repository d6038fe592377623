import { pageOf } from "./complex/pageLinks.ts";
import { complex } from "./content/complex.ts";
import { footerPages, menu as menuSections, ownNeighbours, pendingPages } from "./content/menu.ts";
import type { Page, PageId, SectionId } from "./shared/page.ts";

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

function link(id: PageId): MenuLink {
  const { name, path } = pageOf(id);
  return { label: name, path };
}

/** The main menu, in order. */
export const menu: readonly MenuItem[] = menuSections.map(({ section, label, pages }) => {
  const submenus = pages.map(link);
  return { section, label, path: submenus[0]?.path ?? "/", submenus };
});

const neighbours = new Map(menuSections.map(({ section, pages, neighbours: all = pages }) => [section, all.map(link)]));

/** @returns the link to a page of a board */
const onBoard = (site: string, id: PageId): MenuLink => {
  const { label, path } = link(id);
  return { label, path: path.replace(":site", site) };
};

/** The links under the title bar of a page. */
export function subNavigation({ id, section }: Page, site: string = complex.defaultSite): readonly MenuLink[] {
  const own = id && ownNeighbours[id];
  if (own) return own.map(link);
  if (section === "press") return [onBoard(site, "pressList"), onBoard(site, "reservation")];
  return neighbours.get(section) ?? [];
}

/** The links at the end of every page. */
export const footerLinks: readonly MenuLink[] = footerPages.map((id) => onBoard(complex.defaultSite, id));

/** @returns the menu label of a section, for breadcrumbs */
export function sectionLabel(section: SectionId): string {
  return menu.find((entry) => entry.section === section)?.label ?? complex.name;
}

/** The pages in reading order. */
const order = menuSections
  .flatMap(({ pages, neighbours: all = pages }) => all)
  .filter((id) => !pendingPages.includes(id))
  .map(pageOf);

/** @returns the next page: the next one in the menu, or for a page that isn't in it the first of its section */
export function nextPage(page: Page): MenuLink | undefined {
  const at = order.indexOf(page);
  const next = at < 0 ? order.find(({ section }) => section === page.section) : order[at + 1];
  if (!next) return undefined;
  const { name, path, section, banner } = next;
  // A type's name alone wouldn't say whether its plan or its interior follows.
  const label = section !== page.section && banner && banner.title !== name ? `${name} ${banner.title}` : name;
  return { label, path };
}
