import { type PointerEvent, useEffect, useRef } from "react";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { type Home, partsOf } from "../../complex3d/homes.ts";
import { Icon } from "../../components/Icon.tsx";
import { drawing } from "../../components/plan/drawings.ts";
import { usePanzoom } from "../../components/plan/usePanzoom.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { together } from "../../copy/together.ts";
import type { RoomState } from "../../shared/together.ts";
import { Finger } from "./Finger.tsx";
import styles from "./RoomPlan.module.css";

const { plan: copy } = together;
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

interface Props {
  home: Home;
  zoom: RoomState["zoom"];
  finger: RoomState["finger"];
  follows: boolean;
  pointing: boolean;
  onChange: (change: Partial<RoomState>) => void;
  onTouch: () => void;
}

/** A home's plan. What is in the middle of one screen is in the middle of the others, whatever their sizes. */
export function RoomPlan({ home, zoom, finger, follows, pointing, onChange, onTouch }: Props) {
  const { line } = partsOf(home);
  const type = line.type as UnitLabel;
  const height = unitPlans[type].aloneHeight;
  const picture = useRef<HTMLImageElement>(null);
  const { panzoom, begin, ready, zoomIn, zoomOut, showWhole, scale, canZoomIn, view } = usePanzoom(picture);
  const latest = useRef({ follows, onChange });
  latest.current = { follows, onChange };
  /** CSS pixels of the whole drawing's width. */
  const drawnWidth = () => {
    const { clientWidth = 1, clientHeight = 1 } = picture.current ?? {};
    return Math.min(clientWidth / 1000, clientHeight / height) * 1000;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void begin();
    const element = picture.current;
    const tell = () => {
      const { current } = panzoom;
      if (!current || latest.current.follows) return;
      const { x, y } = current.getPan();
      const width = drawnWidth();
      latest.current.onChange({ zoom: [current.getScale(), -x / width, -y / width].map(rounded) });
    };
    element?.addEventListener("panzoomchange", tell);
    return () => {
      element?.removeEventListener("panzoomchange", tell);
      panzoom.current?.destroy();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another screen zooms
  useEffect(() => {
    const { current } = panzoom;
    if (!follows || !ready || !current) return;
    const [factor = 1, x = 0, y = 0] = zoom ?? [];
    const width = drawnWidth();
    current.zoom(factor, { animate: false });
    current.pan(-x * width, -y * width, { animate: false });
  }, [follows, ready, zoom]);

  const count = useRef(0);
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    const width = drawnWidth() * (panzoom.current?.getScale() ?? 1);
    count.current = (count.current + 1) % 10_000;
    const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    onChange({ finger: [rounded(x / width), rounded(y / width), 0, count.current] });
  };
  const fingerAt = () => {
    const box = picture.current?.getBoundingClientRect();
    const around = picture.current?.parentElement?.getBoundingClientRect();
    const [x = 0, y = 0] = finger ?? [];
    if (!box || !around) return undefined;
    const width = drawnWidth() * (panzoom.current?.getScale() ?? 1);
    return {
      x: box.left - around.left + box.width / 2 + x * width,
      y: box.top - around.top + box.height / 2 + y * width,
    };
  };

  return (
    <div
      className={styles.plan}
      onPointerDownCapture={follows ? onTouch : undefined}
      onWheelCapture={follows ? onTouch : undefined}
    >
      <section
        className={styles.view}
        aria-label={copy.alt(type)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move and enlarge need a place to be pressed
        tabIndex={0}
        {...view}
        onKeyDownCapture={follows ? onTouch : undefined}
      >
        <img
          ref={picture}
          src={drawing(`${type}-plan`)}
          width={1000}
          height={height}
          alt={copy.alt(type)}
          draggable={false}
        />
      </section>
      <p className={styles.tools}>
        <button type="button" aria-label={copy.zoomOut} disabled={scale <= 1} onClick={zoomOut}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={copy.zoomIn} disabled={!canZoomIn} onClick={zoomIn}>
          <Icon name="plus" />
        </button>
        <button type="button" disabled={scale <= 1} onClick={showWhole}>
          {copy.whole}
        </button>
      </p>
      {line.turned && <p className={styles.turned}>{homesPage.detail.plan.turned}</p>}
      <Finger finger={finger} at={fingerAt} />
      {pointing && <div className={styles.pointing} onPointerMove={point} onPointerDown={point} />}
    </div>
  );
}
