import { type Tour, tourPage } from "../copy/tours.ts";
import styles from "./TourFrame.module.css";

/** A tour in a frame. Loaded lazily; shows a still until it is clicked. */
export function TourFrame({ tour }: { tour: Tour }) {
  return (
    <iframe
      className={styles.frame}
      src={tour.url}
      title={tourPage.frame(tour.label)}
      loading="lazy"
      allow="fullscreen; gyroscope; accelerometer"
    />
  );
}
