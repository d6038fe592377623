import { version } from "./frame.ts";

export const pictureVertex = `${version}in vec3 position;\nout vec2 vAt;\nvoid main() { vAt = position.xy * .5 + .5; gl_Position = vec4(position.xy, 0., 1.); }`;

const head = `${version}in vec2 vAt;\nlayout(location = 0) out vec4 colour;\nuniform sampler2D source, second;\nuniform vec4 amounts;\n`;

/** The running mean of all frames: `amounts.x` is the weight of the new one. */
export const meanFragment = `${head}void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  colour = mix(texelFetch(second, at, 0), min(texelFetch(source, at, 0), 48.), amounts.x);
}`;

/** Downsampled by four, bright parts only. Every texel is read, or lights one pixel wide would flicker. */
export const brightFragment = `${head}void main() {
  ivec2 from = ivec2(gl_FragCoord.xy) * 4, last = textureSize(source, 0) - 1;
  vec3 sum = vec3(0.);
  for (int k = 0; k < 16; k++) sum += min(texelFetch(source, min(from + ivec2(k % 4, k / 4), last), 0).rgb, 8.);
  sum /= 16.;
  colour = vec4(sum * smoothstep(.8, 1.5, max(sum.r, max(sum.g, sum.b))), 1.);
}`;

export const halfFragment = `${head}void main() {
  vec2 o = .5 / vec2(textureSize(source, 0));
  colour = .25 * (texture(source, vAt + o) + texture(source, vAt - o) + texture(source, vAt + vec2(o.x, -o.y)) + texture(source, vAt + vec2(-o.x, o.y)));
}`;

/** Adds a smaller blur to the next larger one. */
export const spreadFragment = `${head}void main() {
  vec2 o = 1. / vec2(textureSize(source, 0));
  vec3 sum = texture(source, vAt).rgb * 4.;
  for (int k = 0; k < 4; k++) {
    vec2 side = k < 2 ? vec2(k == 0 ? o.x : -o.x, 0.) : vec2(0., k == 2 ? o.y : -o.y);
    sum += texture(source, vAt + side).rgb * 2. + texture(source, vAt + side + side.yx).rgb;
  }
  colour = vec4(sum / 16., 1.);
}`;

/**
 * Tone mapping with Khronos' PBR Neutral, which keeps pale stone pale and brass brass:
 * https://github.com/KhronosGroup/ToneMapping
 */
export const screenFragment = `${head}
vec3 neutral(vec3 c) {
  const float start = .76, fade = .15;
  float low = min(c.r, min(c.g, c.b)), high;
  c -= low < .08 ? low - 6.25 * low * low : .04;
  high = max(c.r, max(c.g, c.b));
  if (high < start) return c;
  float pressed = 1. - (1. - start) * (1. - start) / (high + 1. - 2. * start);
  return mix(c * pressed / high, vec3(pressed), 1. - 1. / (fade * (high - pressed) + 1.));
}
void main() {
  vec3 c = (texture(source, vAt).rgb + texture(second, vAt).rgb * amounts.y) * amounts.x;
  vec2 off = vAt - .5;
  c = neutral(c * (1. - .14 * dot(off, off)));
  c = mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - .055, step(.0031308, c));
  // Dithering by half a step against banding in skies.
  float grain = fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .00584))));
  colour = vec4(c + (grain - .5) / 255., 1.);
}`;
