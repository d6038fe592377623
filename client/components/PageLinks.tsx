import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface Props<PageLink> {
  links: readonly PageLink[];
  /** Path of the page that is shown, as in its link. */
  current: string;
  className?: string;
  /** Shown in a link after its label. */
  behind?: (link: PageLink) => ReactNode;
}

/** A list of links to pages, of which one may be shown already. */
export function PageLinks<PageLink extends { label: string; path: string }>({
  links,
  current,
  className,
  behind,
}: Props<PageLink>) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <Link to={link.path} aria-current={link.path === current ? "page" : undefined}>
            {link.label}
            {behind?.(link)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
