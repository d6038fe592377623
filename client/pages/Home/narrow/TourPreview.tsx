import { useState } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../../components/Icon.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { Tabs, tabPanel } from "../../../components/Tabs.tsx";
import { messages } from "../../../content/messages.ts";
import { tourLabels } from "../../../content/unitTypes.ts";
import styles from "./TourPreview.module.css";

type Tour = (typeof tourLabels)[number];
const tabs = tourLabels.map((label) => ({ id: label, label }));

/** The VR tours, a tab each. A tour is heavy: until it is asked for, a still stands in its frame. */
export function TourPreview() {
  const [tour, setTour] = useState<Tour>(tourLabels[0]);
  const [started, setStarted] = useState(false);
  return (
    <>
      <Tabs name="tour" label="둘러볼 타입" tabs={tabs} selected={tour} onSelect={setTour} />
      <div className={styles.frame} {...tabPanel("tour", tour)}>
        {started ? (
          <iframe src={`/tours/${tour}`} title={`${tour} VR 둘러보기`} allow="fullscreen; gyroscope; accelerometer" />
        ) : (
          <Link
            to="/FloorPlan/Emodel"
            aria-label={`${tour} VR 보기`}
            onClick={(event) => {
              event.preventDefault();
              setStarted(true);
            }}
          >
            <Picture name="panorama" alt="" sizes="(width <= 900px) 220vw, 1px" />
            <span className={styles.turn}>
              <Icon name="turn" />
            </span>
          </Link>
        )}
      </div>
      <p className="fine">{messages.vrHint}</p>
    </>
  );
}
