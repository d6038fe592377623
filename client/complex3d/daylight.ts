import type { Vector } from "./rays.ts";

/**
 * Light by the hour on a day near the equinox. The position of the sun is computed; the colours are chosen by eye. An
 * illustration: it makes no claim about hours of sunlight.
 */
export interface Daylight {
  /** Direction of the light that casts shadows: the sun, or a pale moon after sunset. */
  towards: Vector;
  sun: Vector;
  zenith: Vector;
  middle: Vector;
  horizon: Vector;
  /** Colour around the sun, or around the point where it has set. */
  glow: Vector;
  glowTowards: readonly [number, number];
  /** Density of the haze, per metre. */
  haze: number;
  /** 0 by day, 1 when the lamps are on. */
  dusk: number;
  night: number;
  /** Share of lit rooms, and the brightness of their windows. */
  lit: number;
  windows: number;
  /** Intensity of crowns, light lines and lamps. */
  lamps: number;
  exposure: number;
  hour: number;
  /** Density of the morning mist, 0 to 1. */
  mist: number;
}

const radians = Math.PI / 180;
const latitude = 37.5 * radians;
const declination = -0.3 * radians;
/**
 * Offset of solar time from clock time in hours: from the site's longitude to the time zone's meridian, and the
 * equation of time in September.
 */
const ahead = (127 - 135) / 15 + 7.6 / 60;

/** @returns the position of the sun: radians from north over east, and above the horizon */
export function sunAt(hour: number): { azimuth: number; elevation: number } {
  const turn = (hour - 12 + ahead) * 15 * radians;
  const up = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(turn);
  const south =
    Math.sin(latitude) * Math.cos(turn) * Math.cos(declination) - Math.cos(latitude) * Math.sin(declination);
  return { azimuth: Math.atan2(-Math.sin(turn) * Math.cos(declination), -south), elevation: Math.asin(up) };
}

function linear(hex: string, strength = 1): Vector {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return strength * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  };
  return [channel(1), channel(3), channel(5)];
}

type Colours = "sun" | "zenith" | "middle" | "horizon" | "glow";
type Figures = "haze" | "dusk" | "night" | "lit" | "windows" | "lamps" | "exposure";
type Mood = Record<Colours, Vector> & Record<Figures, number> & { degrees: number };

function mood(
  degrees: number,
  [sun, strength]: [string, number],
  [zenith, middle, horizon]: [string, string, string],
  [glow, glowing]: [string, number],
  [haze, dusk, night, lit, windows, lamps, exposure]: [number, number, number, number, number, number, number],
): Mood {
  // By day the air itself is bright: the distance fades to light, not to grey.
  const bright = 1 + 0.18 * Math.max(0, Math.min(1, degrees / 18));
  return {
    degrees,
    sun: linear(sun, strength),
    zenith: linear(zenith, bright),
    middle: linear(middle, bright),
    horizon: linear(horizon, bright),
    glow: linear(glow, glowing),
    haze,
    dusk,
    night,
    lit,
    windows,
    lamps,
    exposure,
  };
}

const noon: Mood[] = [
  mood(28, ["#fff0da", 1.9], ["#7fa8d8", "#b9cfe6", "#dde6ec"], ["#fff0d8", 0.05], [0.5, 0, 0, 0, 0, 0.03, 0.72]),
  mood(60, ["#fff6e8", 1.9], ["#7aa5da", "#b8cfe8", "#dfe8ee"], ["#ffffff", 0], [0.5, 0, 0, 0, 0, 0.03, 0.72]),
];
/** Moods by the height of the sun; mornings are cooler, with fewer lamps on. */
const morning: Mood[] = [
  mood(-3, ["#ffb79a", 0.1], ["#587db2", "#a7b3cb", "#eac8b8"], ["#ffb08c", 0.5], [0.5, 0.62, 0, 0.13, 0.8, 0.9, 1.06]),
  mood(
    3,
    ["#ffc4a0", 1.0],
    ["#86a9d2", "#c8d2e0", "#f4dccb"],
    ["#ffc49c", 0.45],
    [0.55, 0.3, 0, 0.07, 0.5, 0.45, 1.02],
  ),
  mood(12, ["#ffe0c2", 1.5], ["#a4bfde", "#d5dfe8", "#efe7de"], ["#ffdfbe", 0.14], [0.55, 0.05, 0, 0, 0.1, 0.1, 0.84]),
  ...noon,
];
const evening: Mood[] = [
  mood(-30, ["#9db0e4", 0.06], ["#0d1938", "#18264b", "#2e3c64"], ["#38426e", 0.1], [0.55, 1, 1, 0.3, 1.3, 1.35, 1.34]),
  mood(
    -15,
    ["#9db0e4", 0.05],
    ["#0f1f48", "#223568", "#4c4a74"],
    ["#72485a", 0.3],
    [0.48, 1, 0.85, 0.42, 1.45, 1.55, 1.18],
  ),
  mood(
    -9,
    ["#ff9a66", 0.02],
    ["#142e60", "#41599a", "#a07f92"],
    ["#e08552", 0.55],
    [0.45, 1, 0.4, 0.44, 1.4, 1.5, 1.14],
  ),
  mood(
    -4,
    ["#ff9a66", 0.1],
    ["#33609f", "#8fa0c8", "#ecbf9f"],
    ["#ffa45a", 0.55],
    [0.42, 0.88, 0.12, 0.36, 1.15, 1.3, 1.1],
  ),
  mood(
    1,
    ["#ffa466", 0.95],
    ["#6a93c8", "#b2bfd6", "#f3d0b0"],
    ["#ffb066", 0.55],
    [0.42, 0.52, 0, 0.2, 0.8, 0.85, 1.05],
  ),
  mood(8, ["#ffc890", 1.6], ["#9ab6d8", "#d2dae2", "#f4e2cb"], ["#ffd09a", 0.28], [0.46, 0.16, 0, 0.05, 0.3, 0.3, 0.9]),
  mood(18, ["#ffe6c6", 1.64], ["#a6c0e0", "#d4dee8", "#efe8dc"], ["#ffe2b8", 0.1], [0.5, 0.02, 0, 0, 0.05, 0.08, 0.8]),
  ...noon,
];

const mix = (a: number, b: number, share: number) => a + (b - a) * share;
const mixed = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];
const clamp = (value: number) => Math.max(0, Math.min(1, value));
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const towardsOf = (azimuth: number, elevation: number): Vector => [
  Math.sin(azimuth) * Math.cos(elevation),
  Math.cos(azimuth) * Math.cos(elevation),
  Math.sin(elevation),
];

/** Hour at which the sun is highest. */
const culmination = 12 - ahead;
const moonlight = linear("#a7b9ea", 0.2);

/** @returns the light at an hour of Korean time */
export function daylightAt(hour: number): Daylight {
  const { azimuth, elevation } = sunAt(hour);
  const degrees = elevation / radians;
  const moods = hour < culmination ? morning : evening;
  const after = moods.find((each) => each.degrees > degrees) ?? (moods.at(-1) as Mood);
  const before = moods[moods.indexOf(after) - 1] ?? after;
  const share = after === before ? 0 : clamp((degrees - before.degrees) / (after.degrees - before.degrees));
  // The sun's light fades out before the moon's fades in, so that the shadows' jump isn't visible.
  const moon = degrees < -4.5;
  const fade = moon ? clamp((-4.5 - degrees) / 5) : clamp((degrees + 4) / 4);
  const colour = (name: Colours) => mixed(before[name], after[name], share);
  const figure = (name: Figures) => mix(before[name], after[name], share);
  return {
    towards: moon ? towardsOf(2.5, 0.75) : towardsOf(azimuth, Math.max(elevation, 0.04)),
    sun: scaled(moon ? moonlight : colour("sun"), fade),
    zenith: colour("zenith"),
    middle: colour("middle"),
    horizon: colour("horizon"),
    glow: colour("glow"),
    glowTowards: [Math.sin(azimuth), Math.cos(azimuth)],
    haze: figure("haze") / 1000,
    dusk: figure("dusk"),
    night: figure("night"),
    lit: figure("lit"),
    windows: figure("windows"),
    lamps: figure("lamps"),
    exposure: figure("exposure"),
    hour,
    mist: 0.85 * (1 - smooth(6.6, 8.4, hour)),
  };
}

const smooth = (low: number, high: number, value: number) => {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
};

/** @returns the sky's colour in a direction; the same as in shaders/light.ts */
export function skyColour(light: Daylight, [x, y, z]: Vector): Vector {
  const up = clamp(z);
  const flat = Math.hypot(x, y) || 1;
  const near = Math.max(0, (x * light.glowTowards[0] + y * light.glowTowards[1]) / flat) ** 2 * Math.exp(-6 * up);
  const low = mixed(light.horizon, light.middle, smooth(0, 0.22, up));
  const colour = mixed(low, light.zenith, smooth(0.08, 0.7, up));
  return [colour[0] + light.glow[0] * near, colour[1] + light.glow[1] * near, colour[2] + light.glow[2] * near];
}

/** @returns the radical inverse of the index (van der Corput): numbers that fill 0 to 1 evenly, however many */
export function radicalInverse(index: number, base: number): number {
  let value = 0;
  let digit = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    value += (rest % base) * digit;
    digit /= base;
  }
  return value;
}

/** @returns a direction of the sky dome; any first few of them cover it evenly */
export function domeDirection(index: number): Vector {
  const up = 0.05 + 0.95 * radicalInverse(index, 2);
  const turn = 2 * Math.PI * radicalInverse(index, 3);
  const flat = Math.sqrt(1 - up * up);
  return [flat * Math.cos(turn), flat * Math.sin(turn), up];
}

export interface Ambient {
  constant: Vector;
  east: Vector;
  north: Vector;
  up: Vector;
}

/** @returns the sky's light on a matte surface: a constant, and its change with the surface's direction */
export function ambientOf(light: Daylight): Ambient {
  const count = 160;
  const sums = [0, 1, 2, 3].map(() => [0, 0, 0] as [number, number, number]);
  for (let index = 1; index <= count; index++) {
    const way = domeDirection(index);
    const colour = skyColour(light, way);
    for (const [band, sum] of sums.entries())
      for (const channel of [0, 1, 2] as const)
        sum[channel] += (colour[channel] / (2 * count)) * (band === 0 ? 1 : 2 * (way[band - 1] as number));
  }
  const [constant, east, north, up] = sums as unknown as [Vector, Vector, Vector, Vector];
  return { constant, east, north, up };
}
