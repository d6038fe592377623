import { useEffect, useRef, useState } from "react";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { InnerSection } from "../../components/InnerSection.tsx";
import { PlanAlone } from "../../components/plan/PlanAlone.tsx";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { unitPage } from "../../copy/unitPages.ts";
import styles from "./Extension.module.css";

const copy = unitPage.extension;
/** The plan before and after the balcony extension. */
export function Extension({ label }: { label: UnitLabel }) {
  return (
    <InnerSection id="extension" heading={copy.heading} lead={copy.lead}>
      <figure>
        <Plans key={label} label={label} />
        <figcaption>{copy.caption}</figcaption>
      </figure>
    </InnerSection>
  );
}

/** Two plans on top of each other, divided by a slider; side by side without scripts. */
function Plans({ label }: { label: UnitLabel }) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const start = unitPlans[label].frontWall;
  const [before, setBefore] = useState(start);

  // May have been moved before hydration, or restored by the browser.
  useEffect(() => setBefore(Number(slider.current?.value ?? start)), [start]);
  useEffect(() => frame.current?.style.setProperty("--before", String(before / 100)), [before]);

  return (
    <div className={styles.plans} ref={frame}>
      <Plan label={label} kind="before" name={copy.before} alt={copy.beforeAlt(label)} />
      <Plan label={label} kind="plan" name={copy.after} alt={copy.afterAlt(label)} />
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        defaultValue={start}
        aria-label={copy.slider}
        aria-valuetext={copy.share(before)}
        onChange={(event) => setBefore(Number(event.currentTarget.value))}
        suppressHydrationWarning
      />
    </div>
  );
}

function Plan({ name, ...plan }: { label: UnitLabel; kind: "plan" | "before"; name: string; alt: string }) {
  return (
    <div className={styles.plan}>
      <p>{name}</p>
      <PlanAlone {...plan} />
    </div>
  );
}
