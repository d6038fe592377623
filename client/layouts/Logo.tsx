import { Link } from "react-router-dom";
import { LogoMark } from "../components/LogoMark.tsx";
import { complex } from "../content/complex.ts";
import styles from "./Logo.module.css";

/** The link to the home page, in header, drawer and footer. */
export function Logo() {
  return (
    <Link className={styles.logo} to="/" aria-label={`${complex.name} 홈`}>
      <LogoMark />
      <span>{complex.name}</span>
    </Link>
  );
}
