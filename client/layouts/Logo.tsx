import { Link } from "react-router-dom";
import { Mark } from "../components/Mark.tsx";
import { complex } from "../content/complex.ts";
import styles from "./Logo.module.css";

/** The way home, in the header, the drawer and the footer. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/" aria-label={`${complex.name} 홈`}>
      <Mark />
      <span>{complex.name}</span>
    </Link>
  );
}
