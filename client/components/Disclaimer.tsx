import { complex } from "../content/complex.ts";
import styles from "./Disclaimer.module.css";
import { NonBreaking } from "./NonBreaking.tsx";

/** The legal line under every drawing and rendering. */
export function Disclaimer({ also }: { also?: string }) {
  return (
    <p className={`fine ${styles.disclaimer}`}>
      <NonBreaking text={[also, complex.disclaimer].filter(Boolean).join(" ")} />
    </p>
  );
}
