import { useEffect, useRef } from "react";
import { Picture } from "../../components/Picture.tsx";
import { useDragScroll } from "../../components/useDragScroll.ts";
import { messages } from "../../content/messages.ts";
import { type Tour, tourPage } from "../../content/tours.ts";
import styles from "./Tour.module.css";

/** The panorama to look around in while the tour is being made: scrolled sideways by finger, mouse or keyboard. */
export function TourStill({ tour }: { tour: Tour }) {
  const view = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(view);

  useEffect(() => {
    const element = view.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, []);

  return (
    <div>
      <p className={styles.soon} role="status">
        <b>{tourPage.preparing}</b> {tourPage.pan}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={view} className={styles.panorama} role="region" aria-label={tourPage.panRegion} tabIndex={0} {...drag}>
        <Picture name={tour.still} alt={tourPage.stillAlt(tour.label)} sizes="(width <= 900px) 200vw, 110vw" />
      </div>
      <p className={styles.later}>{messages.vrHint}</p>
    </div>
  );
}
