import { frameBlock, samplers } from "../shaders/frame.ts";

type Gl = WebGL2RenderingContext;

/**
 * Without what the renderer's own targets have. What was drawn stays, to be read.
 * @throws Error when WebGL 2 is missing
 */
export function openContext(canvas: HTMLCanvasElement): Gl {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error("WebGL 2 is missing");
  return gl;
}

function compile(gl: Gl, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error("The WebGL context is lost");
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/**
 * @param attributes in the order of their locations, so that programs with the same list share a mesh
 * @throws Error with the compiler's message, or when the context is lost
 */
export function createProgram(gl: Gl, attributes: readonly string[], vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [location, name] of attributes.entries()) gl.bindAttribLocation(program, location, name);
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const logs = gl.getAttachedShaders(program)?.map((shader) => gl.getShaderInfoLog(shader)) ?? [];
    throw new Error(`A shader doesn't link: ${gl.getProgramInfoLog(program)} ${logs.join(" ")}`);
  }
  const block = gl.getUniformBlockIndex(program, "Frame");
  if (block !== gl.INVALID_INDEX) gl.uniformBlockBinding(program, block, 0);
  gl.useProgram(program);
  for (const [unit, name] of samplers.entries()) gl.uniform1i(gl.getUniformLocation(program, name), unit);
  return program;
}

export interface Attribute {
  name: string;
  size: number;
  data: Float32Array;
  /** Per instance instead of per vertex. */
  instanced?: boolean;
}

/** The data of a draw call, independent of a context, so that it can be recreated after a context loss. */
export interface Geometry {
  attributes: readonly Attribute[];
  index?: Uint32Array;
  vertices: number;
  instances?: number;
  points?: boolean;
}

export class Mesh {
  readonly #gl: Gl;
  readonly #array: WebGLVertexArrayObject;
  readonly #buffers: WebGLBuffer[] = [];
  readonly #geometry: Geometry;

  constructor(gl: Gl, geometry: Geometry, locations: readonly string[]) {
    this.#gl = gl;
    this.#geometry = geometry;
    this.#array = gl.createVertexArray();
    gl.bindVertexArray(this.#array);
    for (const { name, size, data, instanced } of geometry.attributes) {
      const at = locations.indexOf(name);
      this.#buffers.push(gl.createBuffer());
      gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffers.at(-1) ?? null);
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
      gl.enableVertexAttribArray(at);
      gl.vertexAttribPointer(at, size, gl.FLOAT, false, 0, 0);
      if (instanced) gl.vertexAttribDivisor(at, 1);
    }
    if (geometry.index) {
      this.#buffers.push(gl.createBuffer());
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#buffers.at(-1) ?? null);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, geometry.index, gl.STATIC_DRAW);
    }
    gl.bindVertexArray(null);
  }

  draw(): void {
    const gl = this.#gl;
    const { index, vertices, instances, points } = this.#geometry;
    const mode = points ? gl.POINTS : gl.TRIANGLES;
    gl.bindVertexArray(this.#array);
    if (index) gl.drawElementsInstanced(mode, index.length, gl.UNSIGNED_INT, 0, instances ?? 1);
    else gl.drawArraysInstanced(mode, 0, vertices, instances ?? 1);
  }

  dispose(): void {
    for (const buffer of this.#buffers) this.#gl.deleteBuffer(buffer);
    this.#gl.deleteVertexArray(this.#array);
  }
}

interface TargetOptions {
  format: "byte" | "half" | "float" | "none";
  depth?: "buffer" | "shadow";
  samples?: number;
  filter?: "nearest" | "linear" | "mipmap";
}

/** A render target: colour as a texture, depth as a buffer or as a shadow texture. */
export class Target {
  readonly width: number;
  readonly height: number;
  readonly colour: WebGLTexture | undefined;
  readonly shadow: WebGLTexture | undefined;
  readonly #gl: Gl;
  readonly #frame: WebGLFramebuffer;
  #many: WebGLFramebuffer | undefined;
  readonly #buffers: WebGLRenderbuffer[] = [];

  constructor(gl: Gl, width: number, height: number, { format, depth, samples = 0, filter = "linear" }: TargetOptions) {
    this.#gl = gl;
    [this.width, this.height] = [width, height];
    this.#frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    const internal = { byte: gl.RGBA8, half: gl.RGBA16F, float: gl.RGBA32F, none: gl.RGBA8 }[format];
    if (format !== "none") {
      this.colour = this.#texture(internal, filter);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.colour, 0);
    }
    if (depth === "shadow") {
      this.shadow = this.#texture(gl.DEPTH_COMPONENT24, "linear");
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, this.shadow, 0);
      gl.drawBuffers([gl.NONE]);
    }
    if (samples > 0) {
      this.#many = gl.createFramebuffer();
      gl.bindFramebuffer(gl.FRAMEBUFFER, this.#many);
      this.#attachBuffer(gl.COLOR_ATTACHMENT0, internal, samples);
    }
    if (depth === "buffer") this.#attachBuffer(gl.DEPTH_ATTACHMENT, gl.DEPTH_COMPONENT24, samples);
  }

  #texture(internal: number, filter: TargetOptions["filter"]): WebGLTexture {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const levels = filter === "mipmap" ? Math.floor(Math.log2(Math.max(this.width, this.height))) + 1 : 1;
    gl.texStorage2D(gl.TEXTURE_2D, levels, internal, this.width, this.height);
    const plain = filter === "nearest" ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter === "mipmap" ? gl.LINEAR_MIPMAP_LINEAR : plain);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, plain);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return texture;
  }

  #attachBuffer(point: number, internal: number, samples: number): void {
    const gl = this.#gl;
    const buffer = gl.createRenderbuffer();
    this.#buffers.push(buffer);
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, this.width, this.height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, point, gl.RENDERBUFFER, buffer);
  }

  /** Redirects drawing to this target. */
  begin(clear: boolean): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#many ?? this.#frame);
    gl.viewport(0, 0, this.width, this.height);
    if (clear) gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  }

  /** Makes the result readable as a texture. */
  end(): void {
    if (!this.#many) return;
    const gl = this.#gl;
    const { width, height } = this;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#many);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, this.#frame);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#many);
    gl.invalidateFramebuffer(gl.READ_FRAMEBUFFER, [gl.COLOR_ATTACHMENT0, gl.DEPTH_ATTACHMENT]);
  }

  dispose(): void {
    const gl = this.#gl;
    for (const buffer of this.#buffers) gl.deleteRenderbuffer(buffer);
    for (const frame of [this.#frame, this.#many]) gl.deleteFramebuffer(frame ?? null);
    for (const texture of [this.colour, this.shadow]) gl.deleteTexture(texture ?? null);
  }
}

/** The uniform block shared by all programs. */
export class FrameValues {
  readonly #gl: Gl;
  readonly #values = new Float32Array(frameBlock.floats);
  readonly #buffer: WebGLBuffer;

  constructor(gl: Gl) {
    this.#gl = gl;
    this.#buffer = gl.createBuffer();
    gl.bindBuffer(gl.UNIFORM_BUFFER, this.#buffer);
    gl.bufferData(gl.UNIFORM_BUFFER, this.#values.byteLength, gl.DYNAMIC_DRAW);
    gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, this.#buffer);
  }

  /** @param from index within a vector */
  set(name: keyof typeof frameBlock.offsets, values: ArrayLike<number>, from = 0): void {
    this.#values.set(values, frameBlock.offsets[name] + from);
  }

  upload(): void {
    this.#gl.bindBuffer(this.#gl.UNIFORM_BUFFER, this.#buffer);
    this.#gl.bufferSubData(this.#gl.UNIFORM_BUFFER, 0, this.#values);
  }
}
