import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./Icon.tsx";
import styles from "./PlanZoom.module.css";
import { useDragScroll } from "./useDragScroll.ts";

interface PlanZoomProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Unique on the page. */
  id: string;
  src: string;
  alt: string;
  title: string;
}

/** The steps of the scale; the stylesheet says how wide each is. */
const steps = ["fit", "medium", "large", "largest"] as const;

/** The sheet at a large scale, scrolled by finger, wheel, keyboard or dragging; a pinch enlarges as anywhere. */
export function PlanZoom({ ref, id, src, alt, title }: PlanZoomProps) {
  const [step, setStep] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const drag = useDragScroll(view);
  // What stood in the middle of the view stays there.
  const scaleTo = (next: number) => {
    const seen = view.current;
    if (!seen) return;
    const x = (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth;
    const y = (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight;
    flushSync(() => setStep(next));
    seen.scrollTo(x * seen.scrollWidth - seen.clientWidth / 2, y * seen.scrollHeight - seen.clientHeight / 2);
  };
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.zoom} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label="축소" disabled={step === 0} onClick={() => scaleTo(step - 1)}>
          <Icon name="minus" />
        </button>
        <button type="button" aria-label="확대" disabled={step === steps.length - 1} onClick={() => scaleTo(step + 1)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label="닫기" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={view} className={styles.view} aria-label={`${title}, 스크롤하여 보기`} tabIndex={0} {...drag}>
        <img
          className={styles[steps[step] ?? "fit"]}
          src={src}
          alt={alt}
          width={1600}
          height={1130}
          loading="lazy"
          draggable={false}
        />
      </section>
    </dialog>
  );
}
