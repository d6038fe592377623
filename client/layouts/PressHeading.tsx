import { useSiteMap } from "../components/useSiteMap.ts";
import type { Page } from "../shared/page.ts";
import styles from "./PressHeading.module.css";
import { SubNavigation } from "./SubNavigation.tsx";

interface Props {
  site: string;
  title: string;
  current: "press" | "customer";
  /** Revealed under the title, as in other pages' title bars. */
  lines?: Page["lines"];
}

/** The title bar of the press and customer pages, with their own two-item menu. */
export function PressHeading({ site, title, current, lines }: Props) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <p className={styles.lines}>
        {lines?.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <SubNavigation inline links={useSiteMap().boardPages(site)} current={`/${site}/${current}`} />
    </header>
  );
}
