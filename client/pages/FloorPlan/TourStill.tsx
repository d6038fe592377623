import { useRef } from "react";
import { Picture } from "../../components/Picture.tsx";
import { useDragScroll } from "../../components/useDragScroll.ts";
import { messages } from "../../content/messages.ts";
import { type Tour, tourPage } from "../../content/tours.ts";
import styles from "./Tour.module.css";

/** The panorama to look around in while the tour is being made: scrolled sideways by finger, mouse or keyboard. */
export function TourStill({ tour }: { tour: Tour }) {
  const view = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(view);

  return (
    <div>
      <p className={styles.soon}>
        <b>{tourPage.preparing}</b> {tourPage.pan}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={view} className={styles.panorama} aria-label={tourPage.panRegion} tabIndex={0} {...drag}>
        <Picture name={tour.still} alt={tourPage.stillAlt(tour.label)} sizes="(width <= 900px) 200vw, 110vw" />
      </section>
      <p className={styles.later}>{tourPage.later(messages.vrHint)}</p>
    </div>
  );
}
