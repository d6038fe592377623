import { surface, vertexHead } from "./light.ts";

export const facadeVertex = /* glsl */ `${vertexHead}
in vec3 position, normal, thin;
in vec4 face, wall;
in float column;
out vec3 vPlace, vNormal;
out float vAlong, vCover;
flat out vec3 vFace;
flat out vec4 vWall;
flat out float vColumn;
void main() {
  vec3 P = position;
  vCover = 1.;
  // A line thinner than a pixel is drawn one pixel wide with lower coverage.
  if (thin.z > 0.) {
    float half_ = max(thin.z, min(.48 * eye.w * length(eye.xyz - P), thin.z * 6.));
    P.xy += thin.xy / thin.z * half_;
    vCover = thin.z / half_;
  }
  vPlace = P; vNormal = normal; vAlong = face.x; vFace = face.yzw; vWall = wall; vColumn = column;
  gl_Position = toPicture * vec4(P, 1.);
}`;

/** Parts by their numbers in gl/solid.ts. */
export const facadeFragment = /* glsl */ `${surface}
in vec3 vPlace, vNormal;
in float vAlong, vCover;
flat in vec3 vFace;
flat in vec4 vWall;
flat in float vColumn;
// A texel for each home: its line, and its floor counted from the first one.
uniform sampler2D homes;

const vec3 stone = vec3(.84, .825, .795), pane = vec3(.125, .145, .165), spandrel = vec3(.30, .315, .33);
const vec3 warm = vec3(1., .60, .27);

vec3 lampColour(float h) { return mix(vec3(1., .57, .24), vec3(1., .80, .57), h * h); }

vec3 bay(vec3 P, vec3 N, bool inStrip, float seed, float room, float wu, float wz) {
  float width = vWall.x, tall = vWall.y, storey = vWall.w, z = P.z - vWall.z;
  float sill = 2.5 - tall, side = inStrip ? .24 : 0., floorNo = floor(z / storey), up = z - floorNo * storey;
  float across = stripe(vAlong, side, width - side, wu);
  float glass = stripes(z, storey, sill, 2.5, wz) * across;
  float bars = max(stripes(z, storey, sill - .01, sill + .06, wz), stripes(z, storey, 2.43, 2.5, wz)) * across;
  float posts = stripe(vAlong, side - .04, side + .04, wu) + stripe(vAlong, width - side - .04, width - side + .04, wu);
  if (width > 1.7) posts += stripe(vAlong, width * .5 - .035, width * .5 + .035, wu);
  float metal = unit(max(bars, posts * stripes(z, storey, sill, 2.5, wz)));
  float slab = stripes(z + .1, storey, 0., .2, wz);
  // Rooms are distinguished while a window is larger than a pixel or two.
  float near = 1. - smoothstep(.35, 1.2, max(wz / storey, wu / max(width, .5)));
  float h1 = chance(vec3(seed, floorNo, 1.)), h2 = chance(vec3(seed, floorNo, 5.)), h3 = chance(vec3(seed, floorNo, 9.));
  float drawn = room > 1.5 || h2 < .25 ? 0. : h2 < .6 ? .16 : h2 < .85 ? .3 : .5;
  float edge = abs(vAlong / width - .5) * 2.;
  float curtain = mix(.25, drawn > 0. ? smoothstep(1. - 2. * drawn - wu, 1. - 2. * drawn + wu, edge) : 0., near);
  vec3 inside = mix(pane * mix(1., .7 + .6 * h1, near), vec3(.60, .585, .55), curtain * .55);
  vec3 albedo = mix(inStrip ? spandrel : stone, inside, glass);
  albedo = mix(albedo, vec3(.52, .41, .25), metal * .7);
  if (inStrip) albedo = mix(albedo, stone, slab);
  float polish = (inStrip ? unit(1. - slab) * mix(.55, 1., glass) : glass) * (1. - metal) * (1. - .7 * curtain * glass);

  // Fake shadows of the slab above and of the fins.
  float facing = max(dot(N, towardsSun.xyz), .05), drop = max(towardsSun.z, 0.) / facing;
  float sideways = dot(towardsSun.xyz, vec3(N.y, -N.x, 0.)) / facing;
  float top = storey - .1, shade = stripes(z, storey, max(0., top - (inStrip ? .32 : .14) * drop), top, wz) * (1. - slab);
  if (inStrip) {
    float reach = min(.44 * abs(sideways), width);
    shade = max(shade, sideways < 0. ? stripe(vAlong, 0., reach, wu) : stripe(vAlong, width - reach, width, wu));
  }
  float free = (inStrip ? .93 : 1.) * (1. - .22 * stripes(z, storey, 2.3, 2.9, wz));
  vec3 light = lightOn(P, N, free);
  float sunny = max(dot(N, towardsSun.xyz), 0.);
  light = mix(light, max(light - sunDusk.rgb * sunny * .85, light * .5), unit(shade) * .9 * step(.001, sunny));

  // Coated glass reflects the sky, more at grazing angles; each pane is slightly tilted.
  vec3 V = normalize(P - eye.xyz);
  vec3 tilt = vec3(h1 - .5, h2 - .5, h3 - .5) * .035 * near * glass;
  vec3 R = reflect(V, normalize(N + tilt));
  float mirror = mix(.20, .92, pow(1. - unit(-dot(V, N)), 3.));
  float cityLow = smoothstep(-.03, .06, R.z);
  vec3 seen = mix(bounceCity.rgb * 1.2 + horizonWindows.rgb * .18, skyAt(normalize(vec3(R.xy, abs(R.z) + .02))), cityLow);
  vec3 c = mix(albedo * light, seen * .88, mirror * polish);

  // Once it is known which homes are left, theirs are the lights.
  float known = leftHomes.x;
  float left = vColumn < 0. || room > 1.5 ? 0. : texelFetch(homes, ivec2(int(vColumn + .5), int(floorNo)), 0).r;
  c = mix(c, vec3(.95, .62, .16) * (.35 + .75 * light), known * leftHomes.y * left * (1. - .35 * glass));
  float share = room > 1.5 ? .92 : room > .5 ? middleLit.w * 1.6 : middleLit.w;
  float on = step(.001, middleLit.w) * mix(mix(share * .8, step(h3, share), near), left, known);
  float strength = mix(mix(.5, .22 + .95 * h1 * h1, near) * (room > 1.5 ? .45 : 1.), 1.25, known);
  float gradient = mix(.85, .6 + .45 * unit((up - sill) / tall), near) * mix(1., .66, curtain * near);
  return c + lampColour(h2) * glass * (1. - .75 * metal) * on * strength * gradient * horizonWindows.w * 1.6;
}

vec3 podiumBay(vec3 P, vec3 N, float seed, float wu, float wz, out vec3 shine, out float polish) {
  float width = vWall.x, z = P.z;
  float glass = stripe(z, .15, 5., wz) + stripe(z, 5.6, 9.3, wz) + stripe(z, 9.9, 13.5, wz);
  float storey = z < 5.3 ? 0. : z < 9.6 ? 1. : 2.;
  float count = storey < .5 ? 3. : 6.;
  float posts = stripes(vAlong + .05, width / count, 0., storey < .5 ? .07 : .11, wu);
  float h1 = chance(vec3(floor(seed / 2.5), storey, 5.)), h2 = chance(vec3(seed, storey, 6.));
  vec3 albedo = mix(stone, mix(pane * (.9 + .9 * h2), vec3(.50, .37, .19), posts * .8), glass);
  float up = storey < .5 ? z / 5. : storey < 1.5 ? (z - 5.6) / 3.7 : (z - 9.9) / 3.6;
  shine = mix(vec3(1., .58, .24), vec3(1., .74, .44), h1) * glass * (1. - posts * .75) * (.2 + .8 * up * up) * (.3 + .7 * h1)
    * horizonWindows.w * step(.001, middleLit.w) * mix(.95, .5, zenithNight.w);
  shine += warm * (stripe(z, 4.93, 5.06, wz) + stripe(z, 13.43, 13.56, wz)) * glowLamps.w * 1.5;
  polish = glass * (1. - posts);
  return albedo;
}

void main() {
  vec3 N = normalize(vNormal), P = vPlace, shine = vec3(0.);
  int part = int(vFace.x + .5);
  float seed = vFace.y, room = vFace.z, free = 1., polish = 0.;
  float wu = max(fwidth(vAlong), 1e-4), wz = max(length(vec2(dFdx(P.z), dFdy(P.z))), 1e-4), wp = max(length(fwidth(P.xy)), 1e-4);
  // Towards dusk the ground and the walls darken relative to the lights.
  vec3 albedo = stone * (1. - .2 * sunDusk.w), c;
  if (part == 4 || part == 5) { colour = vec4(throughAir(bay(P, N, part == 4, seed, room, wu, wz), P), 1.); return; }
  if (part == 1) {
    albedo = mix(vec3(.64, .64, .585), vec3(.57, .585, .51), noise(vec3(P.xy * .6, 2.))) * (1. - .4 * sunDusk.w);
  } else if (part == 3) {
    float z = P.z - vWall.z, joints = stripes(z, vWall.w, vWall.w - .17, vWall.w - .1, wz);
    if (vWall.x > 3.2) joints = max(joints, .8 * (stripe(vAlong, vWall.x * .5 - .72, vWall.x * .5 - .66, wu) + stripe(vAlong, vWall.x * .5 + .66, vWall.x * .5 + .72, wu)));
    free = 1. - .2 * unit(joints);
  } else if (part == 6) albedo = podiumBay(P, N, seed, wu, wz, shine, polish), free = 1. - .25 * polish;
  else if (part == 7) shine = vec3(1., .61, .26) * (.015 + glowLamps.w * 3.6);
  else if (part == 8) shine = vec3(1., .59, .24) * mix(1.6, .45, unit((P.z - vWall.z) / 6.)) * glowLamps.w * 1.35, free = .7;
  else if (part == 9) {
    vec3 V = normalize(P - eye.xyz), R = reflect(V, normalize(N + .02 * vec3(sin(P.x * 1.7 + P.y), cos(P.y * 2.1 - P.x), 0.)));
    float mirror = .08 + .92 * pow(1. - unit(-V.z), 4.);
    colour = vec4(throughAir(mix(vec3(.30, .37, .39) * lightOn(P, N, 1.), skyAt(normalize(vec3(R.xy, abs(R.z)))), mirror), P), 1.);
    return;
  } else if (part == 10) {
    float joints = max(stripes(P.x, 3., 0., .06, wp), stripes(P.y, 1.5, 0., .06, wp));
    albedo = vec3(.77, .757, .73) * (1. - .1 * joints) * (1. - .3 * sunDusk.w);
  } else if (part == 11) {
    vec3 even = skyConstant.rgb * .95 + max(skyUp.rgb * N.z, 0.) * .25 + bounceCity.rgb * .75;
    float fromGlass = .72 + .28 * smoothstep(4., 0., distance(P.xy, eye.xy));
    vec3 base = N.z > .5 ? vec3(.52, .42, .31) : vec3(.83, .81, .77);
    colour = vec4(base * even * fromGlass * (1. - .3 * sunDusk.w), 1.);
    return;
  } else if (part == 12) {
    float rim = pow(1. - unit(abs(dot(normalize(P - eye.xyz), N))), 2.);
    colour = vec4((vec3(.88, .56, .16) * (.9 + .45 * lightOn(P, N, 1.)) + vec3(1., .72, .34) * rim * .4) * mix(1., 1.9, sunDusk.w) * room, 1.);
    return;
  } else if (part == 13) {
    float rim = pow(1. - unit(abs(dot(normalize(P - eye.xyz), N))), 3.);
    colour = vec4(vec3(.115, .098, .078) * (skyConstant.rgb * 1.6 + bounceCity.rgb) + skyConstant.rgb * rim * .12, 1.);
    return;
  }
  bool isBrass = part == 2 || part == 7 || part == 8;
  c = isBrass ? brass(P, N, free) * (part == 8 ? .8 : 1.) : albedo * lightOn(P, N, free);
  if (part == 2 && vCover < 1.) c = mix(spandrel * 1.5 * lightOn(P, N, .95), c, min(1., vCover * (room > 1.5 ? 2.2 : 1.3)));
  if (part == 2 && room > 1.5) shine = vec3(1., .58, .22) * glowLamps.w * .32;
  if (polish > 0.) {
    vec3 V = normalize(P - eye.xyz), R = reflect(V, N);
    c = mix(c, skyAt(normalize(vec3(R.xy, abs(R.z) + .03))) * .8, polish * mix(.16, .85, pow(1. - unit(-dot(V, N)), 3.)));
  }
  colour = vec4(throughAir(c + shine, P), 1.);
}`;
