import { frameBlock, version } from "./frame.ts";

/** The common beginning of fragment shaders: sky, light, shadows, haze, and anti-aliased stripes. */
export const surface = /* glsl */ `${version}${frameBlock.source}
uniform sampler2DShadow nearShadow, farShadow, domeShadow;
uniform sampler2D heights;
layout(location = 0) out vec4 colour;

float unit(float v) { return clamp(v, 0., 1.); }
float chance(vec3 p) {
  p = fract(p * vec3(.1187, .1031, .0961));
  p += dot(p, p.zyx + 31.17);
  return fract((p.x + p.z) * p.y);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = p - i;
  f *= f * (3. - 2. * f);
  vec2 o = vec2(0., 1.);
  vec4 low = vec4(chance(i), chance(i + o.yxx), chance(i + o.xyx), chance(i + o.yyx));
  vec4 high = vec4(chance(i + o.xxy), chance(i + o.yxy), chance(i + o.xyy), chance(i + o.yyy));
  vec4 a = mix(low, high, f.z);
  return mix(mix(a.x, a.y, f.x), mix(a.z, a.w, f.x), f.y);
}

// Coverage of a pixel of some width at x by the interval between two edges: an exact box filter.
float stripe(float x, float from, float to, float width) {
  return unit((min(x + .5 * width, to) - max(x - .5 * width, from)) / width);
}
float filled(float x, float period, float from, float to) {
  float whole = floor(x / period);
  return whole * (to - from) + clamp(x - whole * period - from, 0., to - from);
}
// The same for periodic stripes.
float stripes(float x, float period, float from, float to, float width) {
  return (filled(x + .5 * width, period, from, to) - filled(x - .5 * width, period, from, to)) / width;
}

vec3 skyAt(vec3 way) {
  float up = unit(way.z);
  vec3 c = mix(mix(horizonWindows.rgb, middleLit.rgb, smoothstep(0., .22, up)), zenithNight.rgb, smoothstep(.08, .7, up));
  float near = max(0., dot(normalize(way.xy + vec2(1e-5)), glowHaze.xy));
  return c + glowLamps.rgb * near * near * exp(-6. * up);
}

const vec2 ring[7] = vec2[](vec2(.31, .18), vec2(-.24, .37), vec2(-.41, -.27), vec2(.22, -.52), vec2(.72, -.05), vec2(-.1, .82), vec2(-.78, .2));
// Many samples of a shadow map for a single frame; two when many frames are averaged.
float lightIn(sampler2DShadow map, vec3 at, float reach) {
  int points = towardsSun.w > 0. ? 2 : 7;
  float sum = texture(map, at);
  for (int k = 0; k < points; k++) sum += texture(map, vec3(at.xy + ring[k] * reach, at.z));
  return sum / float(points + 1);
}
vec3 placed(mat4 into, vec3 P) { return (into * vec4(P, 1.)).xyz * .5 + .5; }
float within(vec3 at) { vec2 e = abs(at.xy * 2. - 1.); return 1. - smoothstep(.9, .98, max(e.x, e.y)); }

float sunlit(vec3 P, vec3 N) {
  vec3 near = placed(toNearShadow, P + N * .28);
  float share = within(near), open = 1.;
  if (share < 1.) {
    vec3 far = placed(toFarShadow, P + N * 1.5);
    open = mix(1., lightIn(farShadow, far, texels.y * 1.5), within(far));
  }
  return share > 0. ? mix(open, lightIn(nearShadow, near, texels.x * texels.w), share) : open;
}

// Ambient occlusion from the mean heights around a point: no rays, so no noise.
float openSky(vec3 P, vec3 N) {
  float halfWidth = settings.x, open = 1., reach = 5.;
  if (max(abs(P.x), abs(P.y)) > .96 * halfWidth) return 1.;
  for (int k = 0; k < 3; k++) {
    vec2 at = (P.xy + N.xy * reach) / halfWidth * .5 + .5;
    float rise = max(0., textureLod(heights, at, log2(reach * 410. / halfWidth)).r - P.z - .3);
    open *= 1. - mix(.4, .6, float(k) * .5) * rise * inversesqrt(rise * rise + reach * reach);
    reach *= 3.1;
  }
  return open;
}

// Light reflected by a matte surface; 'free' is the surface's own openness, besides its surroundings.
vec3 lightOn(vec3 P, vec3 N, float free) {
  float facing = dot(N, towardsSun.xyz);
  vec3 direct = facing > 0. ? sunDusk.rgb * facing * sunlit(P, N) : vec3(0.);
  float open = openSky(P, N);
  vec3 soft = max(skyConstant.rgb + skyEast.rgb * N.x + skyNorth.rgb * N.y + skyUp.rgb * N.z, 0.) * open;
  if (towardsSun.w > 0.) {
    vec3 at = placed(toDome, P + N * .45);
    float share = within(at) * towardsSun.w;
    float seen = share > 0. ? lightIn(domeShadow, at, texels.z * 1.6) : 1.;
    soft = mix(soft, domeColour.rgb * 2. * max(0., dot(N, domeTowards.xyz)) * seen, share);
  }
  return direct + (soft + bounceCity.rgb * (.6 - .4 * N.z) * (.35 + .65 * open)) * free;
}

vec3 throughAir(vec3 c, vec3 P) {
  vec3 way = P - eye.xyz;
  float far = length(way);
  float clear = exp(-pow(max(0., far - glowHaze.w) * glowHaze.z, 1.3) * mix(1., .5, unit(P.z / 260.)));
  // Morning mist lies low over lake and gardens.
  clear *= 1. - settings.w * exp(-max(P.z, 0.) / 26.) * smoothstep(0., 1900., far - glowHaze.w);
  return mix(skyAt(normalize(vec3(way.xy / far, .016))), c, clear);
}

const vec3 gold = vec3(.70, .46, .17);
vec3 brass(vec3 P, vec3 N, float free) {
  vec3 R = reflect(normalize(P - eye.xyz), N);
  vec3 seen = mix(bounceCity.rgb * 2.1 + horizonWindows.rgb * .14, skyAt(normalize(vec3(R.xy, max(R.z, .05)))), smoothstep(-.4, .3, R.z));
  float glint = pow(max(0., dot(R, towardsSun.xyz)), 16.);
  return gold * (lightOn(P, N, free) * .52 + seen * .44 * free + sunDusk.rgb * glint * .7);
}
`;

export const vertexHead = `${version}${frameBlock.source}\n`;

/** For shadow and height maps: the same vertices, depth only. */
export const depthOnly = `${version}in vec3 vPlace;\nlayout(location = 0) out vec4 colour;\nvoid main() { colour = vec4(vPlace.z); }`;
