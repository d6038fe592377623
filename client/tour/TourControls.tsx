import { Icon } from "../components/Icon.tsx";
import { exhibitLines, exhibitSection, finishesPath, roomKindOf } from "../copy/exhibits.ts";
import { type Tour, tourCopy } from "../copy/tours.ts";
import { MiniPlan } from "./MiniPlan.tsx";
import styles from "./TourPage.module.css";
import type { TourNode } from "./tourNodes.ts";

interface TourControlsProps extends Pick<Tour, "label"> {
  nodes: readonly TourNode[];
}

/** The controls of a running tour: the small plan, the rooms, and the view's buttons. */
export function TourControls({ label, nodes }: TourControlsProps) {
  return (
    <div className={styles.controls} data-tour="controls" hidden>
      <div className={styles.plan}>
        <MiniPlan label={label} nodes={nodes} />
      </div>
      <details className={styles.exhibits}>
        <summary>
          {exhibitSection.inTour}
          <Icon name="plus" />
        </summary>
        {nodes.map(({ id, name }) => (
          <dl key={id} data-tour-exhibit={id}>
            {exhibitLines(roomKindOf(id)).map(({ mark, items }) => (
              <div key={mark}>
                <dt>
                  {name} {mark}
                </dt>
                <dd>{items}</dd>
              </div>
            ))}
          </dl>
        ))}
        <a href={finishesPath} target="_top">
          {exhibitSection.finishes}
        </a>
      </details>
      <nav className={styles.rooms} aria-label={tourCopy.rooms}>
        {nodes.map(({ id, name, thumbnail }) => (
          <button key={id} type="button" data-tour-room={id}>
            <img src={thumbnail} alt="" width={192} height={120} loading="lazy" />
            {name}
          </button>
        ))}
      </nav>
      <div className={styles.tools}>
        <button type="button" data-tour="zoom-in" aria-label={tourCopy.zoomIn}>
          <Icon name="plus" />
        </button>
        <button type="button" data-tour="zoom-out" aria-label={tourCopy.zoomOut}>
          <Icon name="minus" />
        </button>
        <button type="button" data-tour="gyroscope" aria-label={tourCopy.gyroscope} aria-pressed="false" hidden>
          <Icon name="device" />
        </button>
        <button type="button" data-tour="fullscreen" aria-label={tourCopy.fullscreen} hidden>
          <Icon name="expand" />
        </button>
      </div>
    </div>
  );
}
