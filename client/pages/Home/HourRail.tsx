import { useSale } from "../../components/useSale.tsx";
import { steps } from "../../content/home.ts";
import { inquiryLabels } from "../../copy/sale/saleCopy.ts";
import styles from "./HourRail.module.css";
import { useCurrentStep } from "./useCurrentStep.ts";

/** The hours at the right edge: shows the current section and links to each by an anchor. */
export function HourRail() {
  const sale = useSale();
  const current = useCurrentStep();
  const tone = steps[current]?.dark ? styles.onDark : "";
  return (
    <nav className={`${styles.rail} ${tone}`} aria-label="화면 이동">
      <ol>
        {steps.map(({ id, hour, label }, at) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={at === current ? "step" : undefined}>
              <span>
                <b>{hour}</b> {id === "interestForm" ? inquiryLabels(sale).name : label}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
