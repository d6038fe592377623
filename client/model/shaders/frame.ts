const matrices = ["toPicture", "fromPicture", "toNearShadow", "toFarShadow", "toDome", "toMirror"] as const;
const vectors = [
  /** The eye, and metres that a pixel covers at one metre. */
  "eye",
  /** Towards the light that throws shadows, and the dome's share of the sky's light. */
  "towardsSun",
  /** Colours of the light, each with a number besides. */
  "sunDusk",
  "zenithNight",
  "middleLit",
  "horizonWindows",
  "glowLamps",
  /** Where the glow is, haze per metre and where it begins. */
  "glowHaze",
  "skyConstant",
  "skyEast",
  "skyNorth",
  /** With how fast the sky's colours rise from the horizon. */
  "skyUp",
  /** What the ground sends back, and how plainly the city's windows are drawn. */
  "bounceCity",
  "domeColour",
  "domeTowards",
  /** Texels of the three shadow maps, and the blur of the near one. */
  "texels",
  /** Half the width of the map of heights, whether the mirror was drawn, the hour (clouds), how thick mist lies. */
  "settings",
] as const;

/** Values that every program reads, as a uniform block: its source, and where each value lies in floats. */
export const frameBlock = {
  source: `layout(std140) uniform Frame {
${matrices.map((name) => `  mat4 ${name};`).join("\n")}
${vectors.map((name) => `  vec4 ${name};`).join("\n")}
};`,
  offsets: Object.fromEntries([
    ...matrices.map((name, index) => [name, index * 16]),
    ...vectors.map((name, index) => [name, matrices.length * 16 + index * 4]),
  ]) as Record<(typeof matrices)[number] | (typeof vectors)[number], number>,
  floats: matrices.length * 16 + vectors.length * 4,
};

/** By their texture units. */
export const samplers = ["nearShadow", "farShadow", "domeShadow", "heights", "mirrored", "source", "second"] as const;

export const version =
  "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2DShadow;\n";
