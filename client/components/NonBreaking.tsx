import type { ReactNode } from "react";
import styles from "./NonBreaking.module.css";

/**
 * An amount such as 약 5억 8,900만원, a word with the one that it depends on, as 각 동 and 다를 수 있습니다, or anything between
 * spaces; a range may break after its tilde.
 */
const units =
  /(?:약 )?\d+억 (?:[\d,]+만)?원[^\s~]*~?|[약연] \d[^\s~]*~?|[각그] [^\s~]+~?|[^\s~]+ 수 [있없][^\s~]*~?|[^\s~]+~?/g;

/** Longer names wouldn't fit on a phone; numbers do. */
const fits = (unit: string) => unit.length <= 15 || /^[\d-]+$/.test(unit);

/**
 * Where a browser would break it: at a space, a hyphen, a middle dot, a bracket, a square metre, the space of an amount, or after a
 * sign, before a particle or a company's name.
 */
const breaks = (unit: string) => /[\s\-·]|.[(㎡㈜]|[%’”)㈜]\p{L}/u.test(unit);

/** Text whose hyphenated names, dates and amounts don't break across lines; one element or text, also in a flex box. */
export function NonBreaking({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (!breaks(unit) || !fits(unit)) continue;
    parts.push(
      text.slice(end, index),
      <span key={index} className={styles.unbroken}>
        {unit}
      </span>,
    );
    end = index + unit.length;
  }
  if (parts.length === 0) return text;
  return (
    <span>
      {parts}
      {text.slice(end)}
    </span>
  );
}

/** @returns a text as above, and anything else as it is */
export const nonBreaking = (content: ReactNode) =>
  typeof content === "string" ? <NonBreaking text={content} /> : content;

/** A note in small print. */
export function Fine({ text }: { text: string }) {
  return (
    <p className="fine">
      <NonBreaking text={text} />
    </p>
  );
}

/** What a page or section says first, under its heading. */
export function Lead({ text }: { text: string }) {
  return (
    <p className="lead">
      <NonBreaking text={text} />
    </p>
  );
}
