import { steps } from "../../content/home.ts";
import styles from "./HourRail.module.css";
import { useCurrentStep } from "./useCurrentStep.ts";

/** The hours at the right edge: shows the current section and links to each by an anchor. */
export function HourRail() {
  const current = useCurrentStep();
  const tone = steps[current]?.dark ? styles.onDark : "";
  return (
    <nav className={`${styles.rail} ${tone}`} aria-label="화면 이동">
      <ol>
        {steps.map(({ id, hour, label }, at) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={at === current ? "step" : undefined}>
              <span>
                <b>{hour}</b> {label}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
