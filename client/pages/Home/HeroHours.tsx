import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { Picture } from "../../components/Picture.tsx";
import { covering, type Sizes, sizesFor } from "../../components/pictureSizes.ts";
import { heroHours } from "../../content/home.ts";
import styles from "./HeroHours.module.css";

/** On portrait phones and tablets a part of the screen's height is below the picture. */
export const heroSizes: Sizes = (ratio) =>
  `(max-width: 900px) and (min-height: 500.02px) ${sizesFor(covering("100vw", "100vh - 300px"), ratio)}, ${sizesFor(covering("100vw", "100vh"), ratio)}`;

const last = heroHours.hours.length - 1;
/** The latest first: earlier hours are on top of later ones, so that each step adds or removes one picture. */
const frames = heroHours.hours.map((hour, index) => ({ ...hour, index })).reverse();

interface SliderState {
  at: number;
  requested: ReadonlySet<number>;
}

const atHour = ({ requested }: SliderState, hour: number): SliderState => ({
  at: hour,
  requested: new Set([...requested, hour - 1, hour, hour + 1]),
});

/**
 * The hours of the first picture: the same view by the hour, controlled by a slider. The last hour is the initial
 * picture; the others are loaded when the slider comes near them, and not before it is moved.
 * @param className of the box that contains the pictures
 * @param children the picture of the last hour
 */
export function HeroHours({ className, children }: { className: string | undefined; children: ReactNode }) {
  const slider = useRef<HTMLInputElement>(null);
  const [{ at, requested }, showHour] = useReducer(atHour, { at: last, requested: new Set<number>() });

  // May have been moved before hydration, or restored by the browser.
  useEffect(() => {
    const found = Number(slider.current?.value ?? last);
    if (found !== last) showHour(found);
  }, []);

  return (
    <>
      <div className={className}>
        {children}
        {frames.map(({ pictures, hour, index }) =>
          pictures && requested.has(index) ? (
            <div key={hour} className={`unprinted ${styles.frame}`} data-hour={hour} data-on={index >= at || undefined}>
              <Picture
                name={pictures.wide}
                narrow={pictures.upright}
                tablet={pictures.wide}
                alt=""
                sizes={heroSizes}
                eager
                mark="bottom"
              />
            </div>
          ) : null,
        )}
      </div>
      <div className={`with-scripts unprinted ${styles.rail}`}>
        <label htmlFor="hero-hour">{heroHours.label}</label>
        <input
          ref={slider}
          id="hero-hour"
          type="range"
          min={0}
          max={last}
          step={1}
          defaultValue={last}
          aria-valuetext={heroHours.hours[at]?.hour}
          onChange={(event) => showHour(Number(event.currentTarget.value))}
          suppressHydrationWarning
        />
        <output htmlFor="hero-hour" aria-live="off">
          {heroHours.hours[at]?.hour}
        </output>
      </div>
    </>
  );
}
