/** A building, or a lawn: its centre, bottom and top, size and rotation, and the look of its walls. */
interface Building {
  x: number;
  y: number;
  low: number;
  wide: number;
  deep: number;
  high: number;
  turn: number;
  kind: number;
}

interface Plant {
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
}

export interface City {
  boxes: Building[];
  plants: Plant[];
}

/** The look of a lawn, after those of walls, and its height in metres, which the file has no room for. */
export const lawn = { kind: 4, high: 0.2 };

/** Radius and height of elm, zelkova, birch, pine, maple, shrub and hedge, as in art/blender. */
const species = [
  [3.0, 8],
  [4.2, 10],
  [1.9, 9],
  [2.7, 10],
  [2.5, 5.5],
  [0.85, 1.1],
  [1.05, 0.75],
] as const;

/** Parses the file that art/blender exports: all buildings field by field, then all plants. */
export function readCity(file: ArrayBuffer): City {
  const view = new DataView(file);
  let at = 8;
  const bytes = (count: number) => {
    const values = [...new Uint8Array(file, at, count)];
    at += count;
    return values;
  };
  const sums = (count: number) => {
    const [low, high] = [bytes(count), bytes(count)];
    let sum = 0;
    return low.map((value, k) => {
      sum = ((sum + value + ((high[k] as number) << 8)) << 16) >> 16;
      return sum / 5;
    });
  };
  const field = (values: number[], k: number) => values[k] as number;
  const boxCount = view.getUint32(0, true);
  const [x, y] = [sums(boxCount), sums(boxCount)];
  const [low, wide, deep] = [bytes(boxCount), bytes(boxCount), bytes(boxCount)];
  const [high, turn, kind] = [bytes(boxCount), bytes(boxCount), bytes(boxCount)];
  const boxes = x.map((east, k) => ({
    x: east,
    y: field(y, k),
    low: field(low, k) / 2,
    wide: field(wide, k) / 3,
    deep: field(deep, k) / 3,
    high: field(kind, k) === lawn.kind ? lawn.high : field(high, k) / 2,
    turn: ((field(turn, k) - 127) / 254) * Math.PI,
    kind: field(kind, k),
  }));
  const plantCount = view.getUint32(4, true);
  const [px, py] = [sums(plantCount), sums(plantCount)];
  const [pz, forms] = [bytes(plantCount), bytes(plantCount)];
  const plants = px.map((east, k) => {
    const [radius, height] = species[field(forms, k) >> 5] ?? species[0];
    const size = (field(forms, k) % 32) / 28 + 0.3;
    return {
      x: east,
      y: field(py, k),
      z: field(pz, k) / 10,
      radius: radius * size * 0.9,
      height: height * size * 0.94,
    };
  });
  return { boxes, plants };
}
