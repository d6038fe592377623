import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { Picture } from "../../components/Picture.tsx";
import { heroHours } from "../../content/home.ts";
import styles from "./HeroHours.module.css";

const last = heroHours.hours.length - 1;
/** The latest first: earlier hours are on top of later ones, so that each step adds or removes one picture. */
const frames = heroHours.hours.map((hour, index) => ({ ...hour, index })).reverse();

interface Turned {
  at: number;
  asked: ReadonlySet<number>;
}

const turned = ({ asked }: Turned, hour: number): Turned => ({
  at: hour,
  asked: new Set([...asked, hour - 1, hour, hour + 1]),
});

/**
 * The hours of the first picture: the same view at six hours, controlled by a slider. The last hour is the initial
 * picture; the others are loaded when the slider comes near them, and not before it is moved.
 * @param className of the box that contains the pictures
 * @param children the picture of the last hour
 */
export function HeroHours({ className, children }: { className: string | undefined; children: ReactNode }) {
  const slider = useRef<HTMLInputElement>(null);
  const [{ at, asked }, turn] = useReducer(turned, { at: last, asked: new Set<number>() });

  // May have been moved before hydration, or restored by the browser.
  useEffect(() => {
    const found = Number(slider.current?.value ?? last);
    if (found !== last) turn(found);
  }, []);

  return (
    <>
      <div className={className}>
        {children}
        {frames.map(({ frame, hour, index }) =>
          frame && asked.has(index) ? (
            <div key={hour} className={styles.frame} data-hour={hour} data-on={index >= at || undefined}>
              <Picture name={frame.wide} narrow={frame.upright} alt="" sizes={heroHours.sizes} eager mark="bottom" />
            </div>
          ) : null,
        )}
      </div>
      <div className={styles.rail}>
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
          onChange={(event) => turn(Number(event.currentTarget.value))}
          suppressHydrationWarning
        />
        <output htmlFor="hero-hour" aria-live="off">
          {heroHours.hours[at]?.hour}
        </output>
      </div>
    </>
  );
}
