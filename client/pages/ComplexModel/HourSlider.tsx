import { useEffect, useRef } from "react";
import { complexModelPage, partOfDay } from "../../copy/complexModelPage.ts";
import { clockOf, firstHour, hourStep, lastHour } from "../../shared/modelHours.ts";
import styles from "./HourSlider.module.css";

const { hour: copy } = complexModelPage;
const ticks = Array.from({ length: 16 }, (_, index) => 7 + index);
const place = (hour: number) => Math.round(((hour - firstHour) / (lastHour - firstHour)) * 1000);

interface Props {
  hour: number;
  onHour: (hour: number) => void;
}

/** The day as a slider: a native range input with keyboard and touch support. */
export function HourSlider({ hour, onHour }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [clock, part] = [clockOf(hour), partOfDay(hour)];
  // Uncontrolled: an hour from the URL is written to it.
  useEffect(() => {
    if (field.current && Math.abs(Number(field.current.value) - hour) > hourStep / 2)
      field.current.value = String(hour);
  }, [hour]);
  return (
    <form className={`with-scripts ${styles.hour}`} action="/ComplexGuide/model">
      <p className={styles.clock} aria-hidden="true">
        <b>{clock}</b> {part}
      </p>
      <label className="vh" htmlFor="model-hour">
        {copy.label}
      </label>
      <input
        ref={field}
        id="model-hour"
        name="at"
        type="range"
        min={firstHour}
        max={lastHour}
        step={hourStep}
        defaultValue={hour}
        aria-valuetext={copy.text(clock, part)}
        onInput={(event) => onHour(Number(event.currentTarget.value))}
      />
      <svg viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <path key={tick} d={`M${place(tick)} 0V${tick % 6 === 0 ? 14 : 7}`} />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{clockOf(firstHour)}</span>
        <span>{clockOf(lastHour)}</span>
      </p>
    </form>
  );
}
