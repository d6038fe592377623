import { useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { messages } from "../../content/messages.ts";
import { type Tour as TourContent, tourPage } from "../../content/tours.ts";
import styles from "./Tour.module.css";

/** A still that becomes the tour's own page once it is pressed: the tour is heavy, and many only look. */
export function Tour({ tour }: { tour: TourContent }) {
  const [started, start] = useState(false);
  if (started)
    return (
      <iframe
        className={styles.stage}
        src={tour.url}
        title={tourPage.frame(tour.label)}
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
      />
    );
  return (
    <button type="button" className={styles.stage} onClick={() => start(true)}>
      <Picture name={tour.still} alt={tourPage.stillAlt(tour.label)} sizes="(width <= 900px) 100vw, 60vw" />
      <span className={styles.hint}>
        <Icon name="turn" />
        {messages.vrHint}
      </span>
    </button>
  );
}
