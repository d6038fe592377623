import { Link } from "react-router-dom";
import type { Page } from "../contract/page.ts";
import type { MenuLink } from "../navigation.ts";

/** The pages under a top-level item, in the drop-down and in the drawer. */
export function SubmenuLinks({ submenus, page }: { submenus: readonly MenuLink[]; page: Page }) {
  return (
    <ul>
      {submenus.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} aria-current={path === page.path ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
