const matrices = ["toPicture", "fromPicture", "toNearShadow", "toFarShadow", "toDome", "toMirror"] as const;
const vectors = [
  /** The camera position, and metres per pixel at a distance of one metre. */
  "eye",
  /** Direction of the light that casts shadows, and the dome's share of the sky's light. */
  "towardsSun",
  /** Colours of the light, each with another value in w. */
  "sunDusk",
  "zenithNight",
  "middleLit",
  "horizonWindows",
  "glowLamps",
  /** Direction of the glow, haze per metre and where it begins. */
  "glowHaze",
  "skyConstant",
  "skyEast",
  "skyNorth",
  /** In w: how fast the sky's colours change above the horizon. */
  "skyUp",
  /** Light reflected by the ground, and how plain the city's windows are. */
  "bounceCity",
  "domeColour",
  "domeTowards",
  /** Texel sizes of the three shadow maps, and the blur of the near one. */
  "texels",
  /** Half the width of the height map, whether the reflection was drawn, the hour (for clouds), the density of mist. */
  "settings",
  /** Whether it is known which homes are left, and how strongly they are marked by day. */
  "leftHomes",
] as const;

/** The uniform block that every program reads: its source, and the offset of each value in floats. */
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

/** In the order of their texture units. */
export const samplers = [
  "nearShadow",
  "farShadow",
  "domeShadow",
  "heights",
  "mirrored",
  "source",
  "second",
  "homes",
] as const;

export const version =
  "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2DShadow;\n";
