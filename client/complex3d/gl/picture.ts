import { samplers } from "../shaders/frame.ts";
import {
  brightFragment,
  halfFragment,
  meanFragment,
  pictureVertex,
  screenFragment,
  spreadFragment,
} from "../shaders/picture.ts";
import { createProgram, Mesh, Target } from "./device.ts";
import { wholePicture } from "./surroundings.ts";

const passes = {
  mean: meanFragment,
  bright: brightFragment,
  half: halfFragment,
  spread: spreadFragment,
  screen: screenFragment,
};

const sourceUnit = samplers.indexOf("source");

/** Converts frames to the image on the screen: their mean, bloom, and the tone curve. */
export class Picture {
  readonly #gl: WebGL2RenderingContext;
  readonly #whole: Mesh;
  readonly #programs: Record<keyof typeof passes, WebGLProgram>;
  readonly #amounts: Map<WebGLProgram, WebGLUniformLocation | null>;
  /** The target that the scene is drawn to. */
  readonly frame: Target;
  #means: [Target, Target];
  readonly #glows: Target[];

  constructor(gl: WebGL2RenderingContext, width: number, height: number, samples: number) {
    this.#gl = gl;
    this.#whole = new Mesh(gl, wholePicture, ["position"]);
    const program = (fragment: string) => createProgram(gl, ["position"], pictureVertex, fragment);
    this.#programs = {
      mean: program(passes.mean),
      bright: program(passes.bright),
      half: program(passes.half),
      spread: program(passes.spread),
      screen: program(passes.screen),
    };
    this.#amounts = new Map(
      Object.values(this.#programs).map((each) => [each, gl.getUniformLocation(each, "amounts")]),
    );
    // The mean of forty frames in half floats would show banding.
    const format = gl.getExtension("EXT_color_buffer_float") ? "float" : "half";
    const mean = () => new Target(gl, width, height, { format, filter: "nearest" });
    this.frame = new Target(gl, width, height, { format: "half", depth: "buffer", samples });
    this.#means = [mean(), mean()];
    this.#glows = [4, 8, 16, 32, 64].map(
      (part) =>
        new Target(gl, Math.max(2, Math.ceil(width / part)), Math.max(2, Math.ceil(height / part)), { format: "half" }),
    );
  }

  #pass(name: keyof typeof passes, sources: (Target | undefined)[], amounts: readonly number[] = []): void {
    const gl = this.#gl;
    const program = this.#programs[name];
    gl.useProgram(program);
    for (const [k, source] of sources.entries()) {
      gl.activeTexture(gl.TEXTURE0 + sourceUnit + k);
      gl.bindTexture(gl.TEXTURE_2D, source?.colour ?? null);
    }
    const [a = 0, b = 0] = amounts;
    gl.uniform4f(this.#amounts.get(program) ?? null, a, b, 0, 0);
    this.#whole.draw();
  }

  /** @param number of the frame just drawn, from 0: determines its weight in the mean */
  add(number: number): void {
    const [shown, next] = this.#means;
    this.#gl.disable(this.#gl.DEPTH_TEST);
    next.begin(false);
    this.#pass("mean", [this.frame, shown], [1 / (number + 1)]);
    this.#means = [next, shown];
  }

  show(exposure: number, glow: number): void {
    const gl = this.#gl;
    gl.disable(gl.DEPTH_TEST);
    const [first, ...smaller] = this.#glows as [Target, ...Target[]];
    first.begin(false);
    this.#pass("bright", [this.#means[0]]);
    for (const [k, target] of smaller.entries()) {
      target.begin(false);
      this.#pass("half", [this.#glows[k]]);
    }
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    for (let k = this.#glows.length - 1; k > 0; k--) {
      this.#glows[k - 1]?.begin(false);
      this.#pass("spread", [this.#glows[k]]);
    }
    gl.disable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, this.frame.width, this.frame.height);
    this.#pass("screen", [this.#means[0], first], [exposure, glow / this.#glows.length]);
  }

  dispose(): void {
    for (const target of [this.frame, ...this.#means, ...this.#glows]) target.dispose();
    for (const program of Object.values(this.#programs)) this.#gl.deleteProgram(program);
    this.#whole.dispose();
  }
}
