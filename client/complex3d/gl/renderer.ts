import type { City } from "../city.ts";
import { ambientOf, type Daylight, domeDirection, radicalInverse, skyColour } from "../daylight.ts";
import { columns } from "../leftHomes.ts";
import type { Vector } from "../rays.ts";
import { facadeFragment, facadeVertex } from "../shaders/facade.ts";
import { samplers } from "../shaders/frame.ts";
import { depthOnly } from "../shaders/light.ts";
import * as shaders from "../shaders/surroundings.ts";
import { buildComplex } from "./buildings.ts";
import { createProgram, FrameValues, type Geometry, Mesh, Target } from "./device.ts";
import { cross, type Matrix, multiply, normalized, parallel, perspective, plus, viewAlong } from "./matrix.ts";
import { Picture } from "./picture.ts";
import { facadeAttributes } from "./solid.ts";
import * as forms from "./surroundings.ts";

export interface Quality {
  /** Size of the shadow maps in pixels. */
  shadow: number;
  dome: number;
  /** Frames averaged for a still. */
  frames: number;
  /** Samples of multisampling. */
  samples: number;
  /** Size of the lake's reflection relative to the image; 0 for none. */
  mirror: number;
}

export interface View {
  eye: Vector;
  way: Vector;
  /** Vertical, in radians. */
  fieldOfView: number;
  /** Shift of the image centre, in halves of the image. */
  shift: readonly [number, number];
  near: number;
  /** Where haze begins, and the centre and extent of the near shadow map. */
  clear: number;
  focus: Vector;
  reach: number;
  /** Seen from a window things are closer: thinner haze and plainer windows. */
  indoors: boolean;
}

type Layer = "complex" | "chosen" | "hovered" | "room";

interface Thing {
  mesh: Mesh;
  program: WebGLProgram;
  depth?: WebGLProgram;
  /** The shadow maps that it is drawn to, and whether the lake reflects it. */
  casts: readonly ("near" | "far" | "heights")[];
  mirrors: boolean;
  twoSided?: boolean;
  blends?: boolean;
}

/** Half the width of the height map, in metres. */
const heightsReach = 300;
/** The sky's light is weighted slightly less than the sun's, or white surfaces would look flat. */
const skyShare = 0.7;
const farthest = 9000;
const up: Vector = [0, 0, 1];

const facade = { vertex: facadeVertex, fragment: facadeFragment, attributes: facadeAttributes };

/** Draws the model with WebGL 2. Recreated after a context loss. */
export class Renderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #quality: Quality;
  readonly #values: FrameValues;
  readonly #facade: { program: WebGLProgram; depth: WebGLProgram };
  readonly #things: Thing[];
  readonly #lamps: Thing;
  readonly #sky: Thing;
  readonly #water: Thing;
  readonly #layers = new Map<Layer, Thing>();
  readonly #shadows: { near: Target; far: Target; dome: Target };
  readonly #heights: Target;
  readonly #homes: WebGLTexture;
  #mirror: Target | undefined;
  #picture: Picture | undefined;
  #light: Daylight | undefined;
  #castFor = "";

  /** @throws Error when the device doesn't support it */
  constructor(gl: WebGL2RenderingContext, city: City, quality: Quality) {
    if (!gl.getExtension("EXT_color_buffer_float") && !gl.getExtension("EXT_color_buffer_half_float"))
      throw new Error("Float buffers are not supported");
    this.#gl = gl;
    this.#quality = quality;
    this.#values = new FrameValues(gl);
    gl.enable(gl.DEPTH_TEST);
    gl.clearColor(0, 0, 0, 0);
    this.#facade = this.#programs(facade);
    const boxes = forms.cityGeometry(city);
    const plants = forms.plantGeometry(city);
    const box = this.#programs({ vertex: shaders.boxVertex, fragment: shaders.boxFragment, attributes: boxAttributes });
    const plant = this.#programs({
      vertex: shaders.plantVertex,
      fragment: shaders.plantFragment,
      attributes: plantAttributes,
    });
    const ground = this.#land(shaders.groundFragment);
    const hill = this.#land(shaders.hillFragment);
    const thing = (form: Geometry, names: readonly string[], programs: Omit<Thing, "mesh" | "casts" | "mirrors">) => ({
      mesh: new Mesh(gl, form, names),
      ...programs,
    });
    const complex = thing(buildComplex().geometry(), facadeAttributes, this.#facade);
    // Front to back, so that hidden fragments aren't shaded.
    this.#things = [
      { ...complex, casts: ["near", "far", "heights"], mirrors: true },
      { ...thing(plants.near, plantAttributes, plant), casts: ["near"], mirrors: true },
      { ...thing(boxes.near, boxAttributes, box), casts: ["near", "far", "heights"], mirrors: true },
      { ...thing(plants.far, plantAttributes, plant), casts: [], mirrors: false },
      { ...thing(boxes.far, boxAttributes, box), casts: ["far"], mirrors: true },
      { ...thing(forms.groundGeometry(), landAttributes, ground), casts: [], mirrors: false },
      { ...thing(forms.hillGeometry(), landAttributes, hill), casts: [], mirrors: true },
    ];
    this.#water = {
      ...thing(forms.waterGeometry(), landAttributes, this.#land(shaders.waterFragment)),
      casts: [],
      mirrors: false,
    };
    const sky = createProgram(gl, ["position"], shaders.skyVertex, shaders.skyFragment);
    this.#sky = { ...thing(forms.wholePicture, ["position"], { program: sky }), casts: [], mirrors: true };
    const lamp = createProgram(gl, ["position"], shaders.lampVertex, shaders.lampFragment);
    const lamps = thing(forms.lampGeometry(), ["position"], { program: lamp, blends: true });
    this.#lamps = { ...lamps, casts: [], mirrors: true };

    const shadow = (size: number) => new Target(gl, size, size, { format: "none", depth: "shadow" });
    this.#shadows = { near: shadow(quality.shadow), far: shadow(quality.shadow), dome: shadow(quality.dome) };
    // A texture that was never drawn to doesn't match its sampler.
    for (const target of Object.values(this.#shadows)) target.begin(true);
    this.#values.set("texels", [1 / quality.shadow, 1 / quality.shadow, 1 / quality.dome, 1]);
    this.#heights = new Target(gl, 512, 512, { format: "half", depth: "buffer", filter: "mipmap" });
    this.#mapHeights();
    this.#homes = gl.createTexture();
    this.setHomes(undefined, false);
    this.#bindMaps();
  }

  #programs({ vertex, fragment, attributes }: { vertex: string; fragment: string; attributes: readonly string[] }) {
    return {
      program: createProgram(this.#gl, attributes, vertex, fragment),
      depth: createProgram(this.#gl, attributes, vertex, depthOnly),
    };
  }

  #land(fragment: string): { program: WebGLProgram } {
    return { program: createProgram(this.#gl, landAttributes, shaders.landVertex, fragment) };
  }

  #bindMaps(): void {
    const gl = this.#gl;
    const { near, far, dome } = this.#shadows;
    const maps: Record<string, WebGLTexture | undefined> = {
      nearShadow: near.shadow,
      farShadow: far.shadow,
      domeShadow: dome.shadow,
      heights: this.#heights.colour,
      mirrored: this.#mirror?.colour,
      homes: this.#homes,
    };
    for (const [unit, name] of samplers.entries()) {
      if (!maps[name]) continue;
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, maps[name]);
    }
  }

  resize(width: number, height: number): void {
    this.#picture?.dispose();
    this.#mirror?.dispose();
    this.#picture = new Picture(this.#gl, width, height, this.#quality.samples);
    const share = Math.max(0.1, this.#quality.mirror);
    const size = (edge: number) => Math.max(2, Math.round(edge * share));
    this.#mirror = new Target(this.#gl, size(width), size(height), { format: "half", depth: "buffer" });
    this.#bindMaps();
  }

  /** Adds a layer of the complex's own kind to the scene, or removes it. */
  setLayer(layer: Layer, geometry: Geometry | undefined): void {
    this.#layers.get(layer)?.mesh.dispose();
    this.#layers.delete(layer);
    if (!geometry) return;
    const mesh = new Mesh(this.#gl, geometry, facadeAttributes);
    this.#layers.set(layer, { mesh, ...this.#facade, casts: [], mirrors: false, twoSided: layer === "room" });
  }

  /**
   * @param left a byte for each home, 255 if it is left: rows of floors, in each the lines of all towers; undefined while
   * that isn't known, and lights are anybody's
   * @param marked whether they are marked by day as well
   */
  setHomes(left: Uint8Array<ArrayBuffer> | undefined, marked: boolean): void {
    const gl = this.#gl;
    this.#values.set("leftHomes", [left ? 1 : 0, marked ? 1 : 0]);
    gl.activeTexture(gl.TEXTURE0 + samplers.indexOf("homes"));
    gl.bindTexture(gl.TEXTURE_2D, this.#homes);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    const [width, height, values] = left ? [columns, left.length / columns, left] : [1, 1, new Uint8Array(1)];
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, height, 0, gl.RED, gl.UNSIGNED_BYTE, values);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
  }

  setLight(light: Daylight): void {
    this.#light = light;
    this.#castFor = "";
    const ambient = ambientOf(light);
    const paper = (colour: Vector) => this.#paper(colour, light.dusk);
    const values = this.#values;
    values.set("sunDusk", [...light.sun, light.dusk]);
    values.set("zenithNight", [...light.zenith, light.night]);
    values.set("middleLit", [...light.middle, light.lit]);
    values.set("horizonWindows", [...light.horizon, light.windows]);
    values.set("glowLamps", [...light.glow, light.lamps]);
    values.set("glowHaze", light.glowTowards);
    values.set("settings", [light.hour, light.mist], 2);
    values.set("skyConstant", paper(ambient.constant));
    values.set("skyEast", paper(ambient.east));
    values.set("skyNorth", paper(ambient.north));
    values.set("skyUp", paper(ambient.up));
    const ground = ([0, 1, 2] as const).map(
      (k) => 0.2 * (light.sun[k] * Math.max(0, light.towards[2]) * 0.7 + ambient.constant[k] + ambient.up[k]),
    );
    values.set("bounceCity", ground);
  }

  /** A clear evening sky would tint the model blue: it keeps some of its own tone. */
  #paper(colour: Vector, dusk: number): Vector {
    const grey = 0.3 * colour[0] + 0.55 * colour[1] + 0.15 * colour[2];
    const share = 0.4 * dusk;
    const towards = (value: number, to: number) => skyShare * (value + (to - value) * share);
    return [towards(colour[0], grey * 1.04), towards(colour[1], grey), towards(colour[2], grey * 1.02)];
  }

  #draw(thing: Thing, program = thing.program): void {
    const gl = this.#gl;
    gl.useProgram(program);
    if (thing.twoSided) gl.disable(gl.CULL_FACE);
    if (thing.blends) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE);
      gl.depthMask(false);
    }
    thing.mesh.draw();
    if (thing.twoSided) gl.enable(gl.CULL_FACE);
    if (thing.blends) {
      gl.disable(gl.BLEND);
      gl.depthMask(true);
    }
  }

  #depthPass(target: Target, toPicture: Matrix, cast: "near" | "far" | "heights"): void {
    const gl = this.#gl;
    this.#values.set("toPicture", toPicture);
    this.#values.set("eye", [0, 0, 0, 0]);
    this.#values.upload();
    gl.enable(gl.DEPTH_TEST);
    // Both faces, or the sun would shine through the corner of a hollow tower.
    gl.disable(gl.CULL_FACE);
    target.begin(true);
    for (const thing of this.#things) if (thing.casts.includes(cast) && thing.depth) this.#draw(thing, thing.depth);
    target.end();
  }

  #castShadow(name: "near" | "far" | "dome", towards: Vector, focus: Vector, reach: number): void {
    const far = reach + 700;
    const view = viewAlong(plus(focus, towards, far), [-towards[0], -towards[1], -towards[2]], up);
    const matrix = multiply(parallel(reach, far * 2), view);
    const gl = this.#gl;
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1.2, 2);
    this.#depthPass(this.#shadows[name], matrix, name === "far" ? "far" : "near");
    gl.disable(gl.POLYGON_OFFSET_FILL);
    this.#values.set(({ near: "toNearShadow", far: "toFarShadow", dome: "toDome" } as const)[name], matrix);
  }

  #mapHeights(): void {
    const view = viewAlong([0, 0, 400], [0, 0, -1], [0, 1, 0]);
    this.#depthPass(this.#heights, multiply(parallel(heightsReach, 800), view), "heights");
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + samplers.indexOf("source"));
    gl.bindTexture(gl.TEXTURE_2D, this.#heights.colour ?? null);
    gl.generateMipmap(gl.TEXTURE_2D);
    this.#values.set("settings", [heightsReach, 0]);
  }

  /**
   * Draws a frame and shows the mean of all since number 0, which is shown alone. Each later frame uses another point
   * of the sun's disc, another direction of the sky and another offset within the pixel: their mean is soft light.
   */
  draw(view: View, number: number): void {
    const light = this.#light;
    const picture = this.#picture;
    if (!light || !picture) return;
    const values = this.#values;
    const towards = number > 0 ? this.#onDisc(light.towards, number) : light.towards;
    this.#cast(view, towards, number);
    if (number > 0) this.#castDome(view, light, number);
    values.set("towardsSun", [...towards, number > 0 ? 1 : 0]);
    values.set("texels", [number > 0 ? 0.9 : 2.1], 3);
    values.set("glowHaze", [light.haze * (view.indoors ? 0.55 : 1.45), view.clear], 2);
    values.set("bounceCity", [view.indoors ? 0.55 + 0.25 * light.dusk : 0.42 + 0.33 * light.dusk], 3);
    values.set("skyUp", [view.indoors ? 1 : 2.6], 3);
    const { width, height } = picture.frame;
    const within = number > 0 ? [radicalInverse(number, 2) - 0.5, radicalInverse(number, 5) - 0.5] : [0, 0];
    const shift = [
      view.shift[0] + (2 * (within[0] as number)) / width,
      view.shift[1] + (2 * (within[1] as number)) / height,
    ] as const;
    const aspect = width / height;
    const pixel = (2 * Math.tan(view.fieldOfView / 2)) / height;
    const mirrors = this.#quality.mirror > 0 && (view.indoors || view.eye[1] < 200);
    if (mirrors && (number < 2 || number % 4 === 0)) this.#drawMirror(view, shift, aspect, pixel);
    values.set("settings", [mirrors ? 1 : 0], 1);
    const toPicture = multiply(
      perspective(view.fieldOfView, aspect, view.near, farthest, shift),
      viewAlong(view.eye, view.way, up),
    );
    this.#drawScene(picture.frame, view.eye, toPicture, pixel, false);
    picture.add(number);
    // The eyes of someone indoors adapt to the shade.
    picture.show(light.exposure * (view.indoors ? 1.16 : 1), 0.4 + 0.7 * light.dusk);
  }

  /** A point of the sun's disc, which is larger than in reality for softer shadows. */
  #onDisc(towards: Vector, number: number): Vector {
    const radius = 0.0125 * Math.sqrt(radicalInverse(number, 2));
    const turn = 2 * Math.PI * radicalInverse(number, 3);
    const side = normalized(cross(towards, up));
    const above = cross(side, towards);
    return normalized(plus(plus(towards, side, radius * Math.cos(turn)), above, radius * Math.sin(turn)));
  }

  #cast(view: View, towards: Vector, number: number): void {
    const place = `${view.focus} ${view.reach}`;
    const isNew = this.#castFor !== place;
    if (isNew) {
      const far: Vector = view.indoors ? plus(view.eye, view.way, 900) : [0, 250, 30];
      this.#castShadow("far", towards, [far[0], far[1], 30], 1300);
    }
    if (isNew || number > 0 || this.#lastCast !== 0) this.#castShadow("near", towards, view.focus, view.reach);
    this.#castFor = place;
    this.#lastCast = number;
  }
  #lastCast = -1;

  #castDome(view: View, light: Daylight, number: number): void {
    const towards = domeDirection(number);
    this.#values.set("domeTowards", towards);
    this.#values.set("domeColour", this.#paper(skyColour(light, towards), light.dusk));
    this.#castShadow("dome", towards, view.focus, view.reach + 30);
  }

  #drawMirror(view: View, shift: readonly [number, number], aspect: number, pixel: number): void {
    if (!this.#mirror) return;
    const {
      eye: [x, y, z],
      way,
    } = view;
    const eye: Vector = [x, y, 2 * forms.waterLevel - z];
    const toPicture = multiply(
      perspective(view.fieldOfView, aspect, view.near, farthest, [shift[0], -shift[1]]),
      viewAlong(eye, [way[0], way[1], -way[2]], up),
    );
    this.#drawScene(this.#mirror, eye, toPicture, pixel / this.#quality.mirror, true);
    this.#values.set("toMirror", toPicture);
  }

  #drawScene(target: Target, eye: Vector, toPicture: Matrix, pixel: number, mirror: boolean): void {
    const gl = this.#gl;
    this.#values.set("toPicture", toPicture);
    this.#values.set("fromPicture", inverse(toPicture));
    this.#values.set("eye", [...eye, pixel]);
    this.#values.upload();
    this.#bindMaps();
    // A texture can't be read while it is drawn to.
    if (mirror) {
      gl.activeTexture(gl.TEXTURE0 + samplers.indexOf("mirrored"));
      gl.bindTexture(gl.TEXTURE_2D, null);
    }
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    target.begin(true);
    const own = mirror ? [] : [...this.#layers.values()];
    const water = mirror ? [] : [this.#water];
    for (const thing of [...own, ...this.#things, ...water]) if (!mirror || thing.mirrors) this.#draw(thing);
    gl.depthMask(false);
    this.#draw(this.#sky);
    gl.depthMask(true);
    if ((this.#light?.lamps ?? 0) > 0.3) this.#draw(this.#lamps);
    target.end();
  }

  dispose(): void {
    for (const { mesh } of [...this.#things, ...this.#layers.values(), this.#sky, this.#water, this.#lamps])
      mesh.dispose();
    for (const target of [...Object.values(this.#shadows), this.#heights, this.#mirror]) target?.dispose();
    this.#picture?.dispose();
    this.#gl.deleteTexture(this.#homes);
  }
}

const boxAttributes = ["position", "normal", "boxPlace", "boxSize"];
const plantAttributes = ["position", "normal", "plantPlace", "plantSize"];
const landAttributes = ["position", "normal"];

/** @returns the inverse by elimination; called once per frame, so it needn't be fast */
function inverse(matrix: Matrix): Matrix {
  const rows = [0, 1, 2, 3].map((row) => [
    ...[0, 1, 2, 3].map((column) => matrix[column * 4 + row] as number),
    ...[0, 1, 2, 3].map((column) => (column === row ? 1 : 0)),
  ]);
  for (let k = 0; k < 4; k++) {
    const best = rows
      .slice(k)
      .reduce((one, other) => (Math.abs(other[k] as number) > Math.abs(one[k] as number) ? other : one));
    const place = rows.indexOf(best);
    [rows[k], rows[place]] = [best, rows[k] as number[]];
    const pivot = best[k] as number;
    for (const [at, value] of best.entries()) best[at] = value / pivot;
    for (const other of rows) {
      const factor = other === best ? 0 : (other[k] as number);
      if (factor !== 0) for (const [at, value] of best.entries()) other[at] = (other[at] as number) - factor * value;
    }
  }
  return new Float32Array([0, 1, 2, 3].flatMap((column) => rows.map((row) => row[4 + column] as number)));
}
