import { textWidth } from "../../shared/textWidth.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Labelled {
  id: string;
  text: string;
  /** The labelled point, in CSS pixels. */
  x: number;
  y: number;
}

interface Placed extends Labelled {
  /** The label's horizontal centre and baseline. */
  at: { x: number; y: number };
}

/** CSS pixels between a point and its label, and between two labels. */
const gap = 9;
const apart = 3;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + apart &&
  one.right > other.left - apart &&
  one.top < other.bottom + apart &&
  one.bottom > other.top - apart;

const grown = ({ x, y }: { x: number; y: number }, by: number): Box => ({
  left: x - by,
  top: y - by,
  right: x + by,
  bottom: y + by,
});

/**
 * Places each label below, above or beside its point, within the picture, where it overlaps no point, no other label and
 * no occupied box. Earlier labels have priority; a label without a free place is omitted.
 * @param taken boxes that are occupied by something else
 * @param size font size in CSS pixels
 */
export function placeLabels(
  labels: readonly Labelled[],
  picture: { width: number; height: number },
  taken: readonly Box[],
  size: number,
): Placed[] {
  const full = [...taken, ...labels.map((label) => grown(label, gap - 2))];
  const high = size * 1.3;
  return labels.flatMap((label, index) => {
    const { x, y, text } = label;
    const width = textWidth(text) * size;
    const within = (left: number) => Math.max(apart, Math.min(picture.width - width - apart, left));
    const [below, above, beside] = [y + gap, y - gap - high, y - high / 2];
    const corners: [left: number, top: number][] = [
      [within(x - width / 2), below],
      [within(x - width / 2), above],
      [x + gap, beside],
      [x - gap - width, beside],
      [within(x), below],
      [within(x - width), below],
      [within(x), above],
      [within(x - width), above],
    ];
    const boxes = corners.map(([left, top]) => ({ left, top, right: left + width, bottom: top + high }));
    const own = taken.length + index;
    const free = boxes.find(
      (box) =>
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= picture.width &&
        box.bottom <= picture.height &&
        full.every((other, at) => at === own || !overlaps(box, other)),
    );
    if (!free) return [];
    full.push(free);
    return [{ ...label, at: { x: (free.left + free.right) / 2, y: free.bottom - size * 0.35 } }];
  });
}
