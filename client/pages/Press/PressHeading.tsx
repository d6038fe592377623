import { subNavigation } from "../../content/menu.ts";
import { SubNavigation } from "../../layouts/SubNavigation.tsx";
import styles from "./PressHeading.module.css";

interface Props {
  site: string;
  title: string;
  current: "press" | "customer";
}

/** The heading of the press and customer pages, with their own two-item menu. */
export function PressHeading({ site, title, current }: Props) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      <SubNavigation inline links={subNavigation("press", "", site)} current={`/${site}/${current}`} />
    </header>
  );
}
