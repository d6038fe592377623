import type { Region } from "../../../client/shared/sale/saleContent.ts";
import type { ColorRole, Theme } from "../../../client/shared/theme.ts";

/** A complex's settings besides its facts. */
export interface Settings {
  theme: Theme;
  boards: readonly string[];
  defaultSite: string;
  hours: Readonly<Record<string, { from: number; to: number; capacity: number }>>;
  closedDays: readonly string[];
  region: Region;
  /** The rooms of each tour, and those that its plan has. */
  tours: readonly { label: string; rooms: readonly string[]; drawn: readonly string[] }[];
}

/** Text colours and their backgrounds, with the minimum contrast that WCAG requires. */
const readable: readonly [text: ColorRole, ground: ColorRole, least: number][] = [
  ...(["light", "panel", "band"] as const).flatMap((ground): [ColorRole, ColorRole, number][] => [
    ["ink", ground, 4.5],
    ["inkQuiet", ground, 4.5],
    ["accentOnLight", ground, 4.5],
  ]),
  ...(["dark", "deepest"] as const).flatMap((ground): [ColorRole, ColorRole, number][] => [
    ["light", ground, 4.5],
    ["darkQuiet", ground, 4.5],
    ["accentOnDark", ground, 4.5],
  ]),
  ["error", "light", 4.5],
  ["errorDark", "dark", 4.5],
  ["ok", "light", 4.5],
  ["ink", "highlight", 4.5],
  ["field", "light", 3],
  ["fieldDark", "dark", 3],
];

/** @returns the relative luminance of a colour as WCAG defines it */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function themeFaults({ colors, types }: Theme): string[] {
  const named = [
    ...Object.entries(colors).map(([role, color]) => ({ role, color })),
    ...types.flatMap((type, at) =>
      [type.ground, type.letters, type.later].map((color) => ({ role: `types[${at}]`, color })),
    ),
  ];
  const wrong = named.filter(({ color }) => !/^#[0-9a-f]{6}$/i.test(color));
  if (wrong.length > 0)
    return wrong.map(({ role, color }) => `theme.ts: ${role} is ${color}, not a colour such as #1a2b3c.`);
  return readable.flatMap(([text, ground, least]) => {
    const found = contrast(colors[text], colors[ground]);
    return found < least
      ? [`theme.ts: ${text} on ${ground} has a contrast of ${found.toFixed(1)}, but it needs ${least}.`]
      : [];
  });
}

function regionFaults({ capitalArea, metropolitan, regulated, publicLand, law }: Region): string[] {
  return law || !(capitalArea || metropolitan || regulated || publicLand)
    ? []
    : ["sale/region.ts: copy/sale/regionLaw.ts has no law of such a region: add it here as `law`."];
}

/** @returns a sentence for each setting that can't work */
export function settingFaults({ theme, boards, defaultSite, hours, closedDays, region, tours }: Settings): string[] {
  return [
    ...themeFaults(theme),
    ...(boards.includes(defaultSite)
      ? []
      : [`complex.ts: defaultSite is ${defaultSite}, but press/boards.ts has ${boards.join(", ") || "no board"}.`]),
    ...Object.entries(hours).flatMap(([days, { from, to, capacity }]) =>
      from >= 0 && to < 24 && from <= to && capacity >= 1
        ? []
        : [`modelHouse.ts: hours of ${days} are ${from} to ${to} for ${capacity} visits, which gives no slot.`],
    ),
    ...closedDays
      .filter((day) => Number.isNaN(Date.parse(day)) || !/^\d{4}-\d\d-\d\d$/.test(day))
      .map((day) => `modelHouse.ts: ${day} in closedDays is not a date such as 2026-02-17.`),
    ...regionFaults(region),
    ...tours.flatMap(({ label, rooms, drawn }) => [
      ...(rooms.length > 0
        ? []
        : [`art/tours.ts: the tour of ${label} has no room: run node --import tsx art/tours.ts.`]),
      ...rooms
        .filter((room) => !drawn.includes(room))
        .map((room) => `art/tours.ts: the tour of ${label} names ${room}, which its plan doesn't have.`),
    ]),
  ];
}
