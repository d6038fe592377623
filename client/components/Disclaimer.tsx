import { complex } from "../content/complex.ts";
import styles from "./Disclaimer.module.css";

/** The legal line under every drawing and rendering. */
export function Disclaimer({ also }: { also?: string }) {
  return (
    <p className={`fine ${styles.disclaimer}`}>
      {also && `${also} `}
      {complex.disclaimer}
    </p>
  );
}
