import { surface, vertexHead } from "./light.ts";

export const boxVertex = /* glsl */ `${vertexHead}
in vec3 position, normal;
in vec4 boxPlace, boxSize;
out vec3 vPlace, vNormal;
out float vAlong;
flat out vec2 vKind;
void main() {
  float c = cos(boxPlace.w), s = sin(boxPlace.w);
  mat2 turn = mat2(c, s, -s, c);
  vec2 local = position.xy * boxSize.xy;
  vPlace = vec3(boxPlace.xy + turn * local, mix(boxPlace.z, boxSize.z, position.z));
  vNormal = vec3(turn * normal.xy, normal.z);
  bool side = abs(normal.x) > .5;
  vAlong = side ? local.y + .5 * boxSize.y : local.x + .5 * boxSize.x;
  vKind = vec2(boxSize.w, boxPlace.x * .37 + boxPlace.y * .73);
  gl_Position = toPicture * vec4(vPlace, 1.);
}`;

const grass = `vec3 grassAt(vec2 at) { return vec3(.455, .505, .365) * (.88 + .24 * noise(vec3(at * .25, 1.))); }`;

export const boxFragment = /* glsl */ `${surface}
${grass}
in vec3 vPlace, vNormal;
in float vAlong;
flat in vec2 vKind;
void main() {
  vec3 P = vPlace, N = normalize(vNormal), shine = vec3(0.);
  float own = floor(vKind.y * 10.), tone = chance(vec3(own, 3., 7.));
  float wall = chance(vec3(own, 5., 2.));
  // Plaster and stone, sand, brick, and the blue grey of panels.
  vec3 albedo = mix(vec3(.60, .585, .555), vec3(.75, .73, .695), tone);
  albedo = mix(albedo, vec3(.69, .61, .49), step(.42, wall));
  albedo = mix(albedo, vec3(.60, .44, .35), step(.68, wall));
  albedo = mix(albedo, vec3(.48, .52, .57), step(.86, wall)) * (.9 + .2 * tone) * (1. - .2 * sunDusk.w);
  int kind = int(vKind.x + .5);
  float open_ = mix(.72, 1., unit(P.z / 14.));
  if (kind == 4) {
    albedo = grassAt(P.xy) * (.92 - .36 * sunDusk.w);
    open_ = 1.;
  } else if (N.z < .5) {
    // Flats, brick, shops, offices: spacing of windows, their edges in it, sill and head of a storey.
    float step_ = kind == 0 ? 4.6 : kind == 1 ? 2.9 : kind == 2 ? 1.9 : 1.5;
    vec2 sides = kind == 1 ? vec2(.26, .76) : vec2(.06, .94), heights_ = kind == 3 ? vec2(.1, .92) : kind == 2 ? vec2(.26, .88) : vec2(.33, .84);
    float wu = max(fwidth(vAlong), 1e-4) / step_, wz = max(length(vec2(dFdx(P.z), dFdy(P.z))), 1e-4) / 3.1;
    float u = vAlong / step_, v = P.z / 3.1;
    float window = stripes(u, 1., sides.x, sides.y, wu) * stripes(v, 1., heights_.x, heights_.y, wz);
    float near = 1. - smoothstep(.35, 1.1, max(wu, wz));
    // Far away several windows share one random value, or their lights would blend to grey.
    vec2 group = exp2(ceil(log2(max(vec2(wu, wz) * 1.3, 1.))));
    vec3 cell = vec3(floor(u / group.x), floor(v / group.y), own);
    float h1 = chance(cell), h2 = chance(cell + 11.), h3 = chance(cell + 23.);
    albedo *= mix(1., mix(.66, .54 + .24 * h3, near), window * bounceCity.w);
    float share = middleLit.w * .62;
    shine = mix(vec3(1., .57, .25), vec3(.94, .90, .93), h2 * h2 * .75) * window * step(h1, share) * step(.001, share) * (.12 + h3 * h3) * horizonWindows.w * .85;
  } else {
    // Roofs: concrete, or the green of their sealing.
    albedo = mix(vec3(.50, .495, .48), vec3(.40, .46, .41), step(.6, chance(vec3(own, 9., 4.)))) * (.88 + .24 * tone) * (1. - .2 * sunDusk.w);
  }
  colour = vec4(throughAir(albedo * lightOn(P, N, open_) + shine, P), 1.);
}`;

export const plantVertex = /* glsl */ `${vertexHead}
in vec3 position, normal;
in vec4 plantPlace;
in vec2 plantSize;
out vec3 vPlace, vNormal;
out vec2 vWithin;
void main() {
  float turn = plantPlace.x * 7.3 + plantPlace.y * 3.1, c = cos(turn), s = sin(turn);
  mat2 way = mat2(c, s, -s, c);
  vec3 size = vec3(plantSize.x, plantSize.x, plantSize.y);
  vPlace = plantPlace.xyz + vec3(way * position.xy, position.z) * size;
  vNormal = normalize(vec3(way * normal.xy, normal.z) / size);
  vWithin = vec2(position.z, plantPlace.w);
  gl_Position = toPicture * vec4(vPlace, 1.);
  // Right before a low home's window a crown is too coarse: it isn't drawn.
  if (distance(plantPlace.xyz, eye.xyz) < 18.) gl_Position = vec4(2., 2., 2., 1.);
}`;

export const plantFragment = /* glsl */ `${surface}
in vec3 vPlace, vNormal;
in vec2 vWithin;
void main() {
  vec3 P = vPlace;
  // Leaves are a texture that fades before it could shimmer.
  float fine = 1. - smoothstep(.12, .7, length(fwidth(P)));
  vec3 grain = vec3(noise(P * 1.5), noise(P * 1.5 + 17.), noise(P * 1.5 + 41.)) - .5;
  float puffs = noise(P * .9 + 5.), leaf = noise(P * 3.7);
  // Seen from close to the ground, the edge of a crown shows leaves instead of the underlying shape.
  float far = length(eye.xyz - P), rim = 1. - abs(dot(eye.xyz - P, normalize(vNormal))) / far;
  float leaves = smoothstep(90., 22., far), twigs = leaves > 0. ? noise(P * 6.5) * .6 + noise(P * 17.) * .4 : .5;
  if (vWithin.x > .2 && twigs < .72 * smoothstep(.3, 1., rim) * leaves) discard;
  vec3 N = normalize(normalize(vNormal) + grain * mix(.5, 1.5, fine));
  float free = mix(.42, 1., smoothstep(.12, .85, vWithin.x)) * mix(1., .62 + .6 * puffs * mix(.85, .5 + leaf, fine), .8)
    * mix(1., smoothstep(.12, .8, twigs) * 1.5, leaves);
  // Late in September: most are still green, a few have turned.
  float own = fract(vWithin.y * 17.3);
  vec3 green = mix(vec3(.33, .40, .25), vec3(.50, .535, .37), vWithin.y);
  vec3 albedo = mix(green, mix(vec3(.60, .47, .24), vec3(.55, .36, .22), fract(own * 9.)), smoothstep(.89, .93, own) * .85) * (1. - .5 * sunDusk.w) * mix(1., .6 + .75 * twigs, leaves);
  // Lamps in the planting light some crowns from below: the undersides of the leaves, and less towards the top.
  float low = 1. - unit(vWithin.x);
  vec3 shine = albedo * vec3(1., .72, .42) * glowLamps.w * 1.1 * low * low * free * mix(.3, 1., unit(.6 - N.z))
    * step(.6, fract(vWithin.y * 7.7));
  colour = vec4(throughAir(albedo * lightOn(P, N, free) + shine, P), 1.);
}`;

export const landVertex = /* glsl */ `${vertexHead}
in vec3 position, normal;
out vec3 vPlace, vNormal;
void main() {
  vPlace = position; vNormal = normal;
  gl_Position = toPicture * vec4(position, 1.);
}`;

/** The shoreline, as in art/blender. */
const shore = `float shoreAt(float x) { return -128. - 7. * sin(x / 90. + .8) - 4. * sin(x / 37.) - 26. * min(1., pow(abs(x / 420.), 3.)); }`;

export const groundFragment = /* glsl */ `${surface}
${grass}
in vec3 vPlace, vNormal;
${shore}
// Lines of light on a road: 'across' and 'along' from its axis, its half width, and the camera's position along it.
vec3 lights(float across, float along, float half_, float open_, float width, float seed) {
  float side = sign(across), lane = abs(across);
  // Traffic keeps to the right: on the southern and eastern sides it goes east or north.
  bool towards = side * open_ < 0.;
  float lines = 0.;
  for (int k = 0; k < 3; k++) {
    float at = 2.6 + float(k) * 4.4;
    if (at > half_ - 1.) break;
    float busy = smoothstep(.42, .7, noise(vec3(along / 70. + float(k) * 9., side * 3., seed)));
    lines += busy * (stripe(lane, at - .8, at - .55, width) + stripe(lane, at + .55, at + .8, width));
  }
  return (towards ? vec3(1., .84, .6) * 2.6 : vec3(1., .13, .05) * 1.7) * lines;
}
void main() {
  vec3 P = vPlace, N = normalize(vNormal);
  float wx = max(fwidth(P.x), 1e-3), wy = max(fwidth(P.y), 1e-3);
  vec3 albedo = vec3(.685, .675, .645);
  if (P.y > -600.) {
    // Four roads: distances from their axes, as in art/blender.
    float s = P.y + 72.4, n = P.y - 60.6, e = P.x - 99.2, w = P.x + 92.9;
    float across = step(abs(P.x), 1500.), along = step(-88., P.y) * step(P.y, 420.);
    #define ROAD(half_) max(max(stripe(s, -15. - half_, 15. + half_, wy), stripe(n, -6. - half_, 6. + half_, wy)) * across, max(stripe(e, -10. - half_, 10. + half_, wx), stripe(w, -6. - half_, 6. + half_, wx)) * along)
    float road = ROAD(0.), walk = ROAD(4.);
    float crossing = max(stripe(e, -16., 16., wx), stripe(w, -12., 12., wx)) * max(stripe(s, -20., 20., wy), stripe(n, -12., 12., wy));
    float dashX = stripes(P.x, 8., 0., 4., wx), dashY = stripes(P.y, 8., 0., 4., wy);
    float marks = across * (stripe(s, -.12, .12, wy) + dashX * (stripe(abs(s) - 5., -.08, .08, wy) + stripe(abs(s) - 10., -.08, .08, wy)) + stripe(n, -.1, .1, wy))
      + along * (stripe(e, -.1, .1, wx) + dashY * stripe(abs(e) - 5., -.08, .08, wx) + stripe(w, -.1, .1, wx));
    float zebra = max(stripe(abs(e) - 13., -1.8, 1.8, wx), stripe(abs(w) - 9., -1.8, 1.8, wx)) * stripe(s, -14.6, 14.6, wy) * stripes(P.y, 1.2, 0., .6, wy)
      + stripe(abs(s) - 18., -1.8, 1.8, wy) * (stripe(e, -9.6, 9.6, wx) + stripe(w, -5.6, 5.6, wx)) * stripes(P.x, 1.2, 0., .6, wx);
    float edge = shoreAt(P.x), winding = -106. + 5.5 * sin(P.x / 31.) + 2.5 * sin(P.x / 13. + 1.);
    float paths = max(stripe(P.y - winding, -1.4, 1.4, wy), stripe(P.y - edge, 1., 6., wy));
    float meadow = stripe(P.y, edge + 6., -91.4, wy);
    albedo = mix(albedo, grassAt(P.xy), meadow * .9);
    albedo = mix(albedo, vec3(.76, .745, .715), max(walk, paths));
    albedo = mix(albedo, vec3(.42, .425, .44), road);
    albedo = mix(albedo, vec3(.80, .79, .77), unit(marks * (1. - crossing) + zebra) * road * .85);
    if (P.y < edge + .6) albedo = vec3(.74, .73, .70);
  }
  // A pool of light under each lamp.
  vec2 south = vec2(mod(P.x, 26.) - 13., P.y + 84.), north = vec2(mod(P.x - 13., 26.) - 13., P.y + 60.);
  float pools = exp(-dot(south, south) / 90.) + exp(-dot(north, north) / 90.) + .5 * exp(-pow((P.y + 121.) / 6., 2.));
  vec3 shine = vec3(1., .66, .36) * pools * glowLamps.w * .065 * step(abs(P.x), 430.) * step(P.y, -40.);
  // Traffic as in a long exposure: white towards the camera, red away from it, each on its side of the road.
  if (glowLamps.w > .35 && P.y > -600.) {
    vec2 open_ = eye.xy - P.xy;
    shine += (lights(P.y + 72.4, P.x, 15., open_.x, wy, 1.) * step(abs(P.x), 1500.)
      + lights(P.x - 99.2, P.y, 10., -open_.y, wx, 2.) * step(-88., P.y) * step(P.y, 420.)) * (glowLamps.w - .3);
  }
  colour = vec4(throughAir(albedo * (.92 - .36 * sunDusk.w) * lightOn(P, N, 1.) + shine, P), 1.);
}`;

export const hillFragment = /* glsl */ `${surface}
in vec3 vPlace, vNormal;
void main() {
  vec3 P = vPlace, N = normalize(vNormal);
  // Layers, as the hills of an architectural model are built.
  float width = max(fwidth(P.z), 1e-3);
  float layers = stripes(P.z, 20., 0., 2., width) * (1. - smoothstep(8., 26., width));
  colour = vec4(throughAir(vec3(.74, .74, .70) * (1. - .14 * layers) * lightOn(P, N, 1.), P), 1.);
}`;

export const waterFragment = /* glsl */ `${surface}
in vec3 vPlace, vNormal;
uniform sampler2D mirrored;
${shore}
vec2 slopeOf(vec2 p) {
  vec2 o = vec2(.4, 0.);
  return vec2(noise(vec3(p + o, 1.)) - noise(vec3(p - o, 1.)), noise(vec3(p + o.yx, 1.)) - noise(vec3(p - o.yx, 1.)));
}
void main() {
  vec3 P = vPlace, way = P - eye.xyz;
  float far = length(way), near = smoothstep(900., 110., far);
  vec3 V = way / far;
  vec2 waves = slopeOf(P.xy * vec2(.085, .21)) * .55 + slopeOf(P.xy * vec2(.33, .78) + 9.) * .3 * near;
  vec3 N = normalize(vec3(waves * .06, 1.)), R = reflect(V, N);
  float mirror = .03 + .97 * pow(1. - unit(dot(-V, N)), 5.);
  vec4 at = toMirror * vec4(P, 1.);
  // Reflections are stretched vertically: displaced more up and down than sideways.
  vec2 spot = at.xy / at.w * .5 + .5 + vec2(waves.x * .006, waves.y * .05) * mix(.35, 1., near);
  vec3 seen = settings.y > .5 ? textureLod(mirrored, clamp(spot, .002, .998), 0.).rgb : skyAt(normalize(vec3(R.xy, abs(R.z))));
  vec3 body = mix(vec3(.15, .26, .335), vec3(.10, .145, .215), sunDusk.w * .85) * lightOn(P, vec3(0., 0., 1.), 1.);
  float glint = pow(max(0., dot(R, towardsSun.xyz)), 240.);
  float share = mix(unit(mirror * 1.3 + .12), unit(mirror * 1.5 + .22), sunDusk.w);
  vec3 c = mix(body, seen, share) + sunDusk.rgb * glint * .6;
  c *= 1. - .14 * smoothstep(-3., -1., P.y - shoreAt(P.x));
  colour = vec4(throughAir(c, P), 1.);
}`;

export const lampVertex = /* glsl */ `${vertexHead}
in vec3 position;
out float vShare;
void main() {
  gl_Position = toPicture * vec4(position, 1.);
  float size = (position.z > 3. ? .9 : .45) / (eye.w * length(eye.xyz - position));
  gl_PointSize = max(size, 1.6);
  vShare = min(1., pow(size / 1.6, 1.2) + .12);
}`;

export const lampFragment = /* glsl */ `${surface}
in float vShare;
void main() {
  float from = length(gl_PointCoord - .5) * 2.;
  colour = vec4(vec3(1., .72, .42) * glowLamps.w * vShare * 2.3 * smoothstep(1., .1, from), 0.);
}`;

export const skyVertex = /* glsl */ `${vertexHead}
in vec3 position;
out vec3 vWay;
void main() {
  vec4 far = fromPicture * vec4(position.xy, 1., 1.);
  vWay = far.xyz / far.w - eye.xyz;
  gl_Position = vec4(position.xy, .999999, 1.);
}`;

export const skyFragment = /* glsl */ `${surface}
in vec3 vWay;
float veil(vec2 p, float drift) {
  float sum = 0., share = .5;
  for (int k = 0; k < 5; k++) {
    sum += share * noise(vec3(p, drift + float(k) * 7.));
    p = mat2(1.56, 1.25, -1.25, 1.56) * p;
    share *= .5;
  }
  return sum;
}
void main() {
  vec3 way = normalize(vWay);
  float s = max(0., dot(way, towardsSun.xyz));
  // From far away the image contains only a few degrees of sky: its colours change faster there.
  way = normalize(vec3(way.xy, max(way.z, 0.) * skyUp.w + .016));
  vec3 c = skyAt(way);
  float day = step(.02, towardsSun.z) * (1. - sunDusk.w);
  c += sunDusk.rgb * day * (.09 * pow(s, 60.) + .9 * smoothstep(.99985, .99996, s));
  // Thin clouds on a flat layer, stretched by the wind: they move with the hours, and glow around a low sun.
  vec2 above = way.xy / (way.z + .16);
  vec2 drawn = vec2(above.x * .55 + above.y * .3, above.y * 1.25 - above.x * .25) * .8 + settings.z * vec2(.11, .04);
  float bend = noise(vec3(above * .7, settings.z * .2));
  float cover = smoothstep(.44, .8, veil(drawn + bend * .7, settings.z * .05)) * smoothstep(.02, .2, way.z);
  float towards = max(0., dot(normalize(way.xy + vec2(1e-5)), glowHaze.xy));
  vec3 cloud = horizonWindows.rgb * mix(1.06, .92, sunDusk.w) + glowLamps.rgb * (.12 + .75 * towards * towards) * exp(-1.6 * way.z);
  c = mix(c, cloud, cover * mix(.72, .5, zenithNight.w));
  // Stars between the clouds, once the sky is dark enough.
  vec3 cell = floor(way * 190.);
  float star = step(.9974, chance(cell)) * smoothstep(.42, .1, length(fract(way * 190.) - .5)) * chance(cell + 3.);
  c += vec3(.75, .82, 1.) * star * zenithNight.w * (1. - cover) * smoothstep(.06, .4, way.z) * .5;
  colour = vec4(c, 1.);
}`;
