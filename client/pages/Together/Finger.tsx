import { useEffect, useRef, useState } from "react";
import styles from "./Finger.module.css";

/** Milliseconds after which a finger that rests has faded. */
const fades = 1_600;

interface Props {
  finger: readonly number[] | null;
  /** @returns where it points, in CSS pixels of this screen */
  at: () => { x: number; y: number } | undefined;
}

/** What whoever leads points at. Seen for a moment; what is pointed at has a name in the status that is read out. */
export function Finger({ finger, at }: Props) {
  const dot = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const number = finger?.at(-1);
  const first = useRef(number);
  const place = useRef(at);
  place.current = at;
  useEffect(() => {
    // Not what was pointed at before somebody came.
    if (number === undefined || number === first.current) return;
    first.current = undefined;
    const { x, y } = place.current() ?? {};
    if (!dot.current || x === undefined || y === undefined) return;
    // Through the DOM, because the content security policy forbids style attributes.
    dot.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    setShown(true);
    const timer = setTimeout(() => setShown(false), fades);
    return () => clearTimeout(timer);
  }, [number]);
  return <span ref={dot} className={styles.finger} data-shown={isShown || undefined} aria-hidden="true" />;
}
