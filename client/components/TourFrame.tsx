import { type Tour, tourPage } from "../words/tours.ts";
import styles from "./TourFrame.module.css";

/** A tour's own page in a frame. It shows a still until it is clicked, and isn't fetched before it comes near. */
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
