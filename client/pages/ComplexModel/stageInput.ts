import { type Beside, type Home, isBeside } from "../../complex3d/homes.ts";
import type { Stage } from "../../complex3d/stage.ts";

export interface StageActions {
  choose: (home: Home) => void;
  /** Selects the home above, below or beside the current one. @returns false when none is selected */
  step: (way: Beside) => boolean;
  floor: (by: 1 | -1) => void;
  look: () => void;
  leave: () => void;
}

/** Pixels that a finger may move during a tap. */
const slack = 6;
/** Rotation per press of an arrow key, as a share of the image. */
const turn = 0.045;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-turn, 0],
  ArrowRight: [turn, 0],
  ArrowUp: [0, turn],
  ArrowDown: [0, -turn],
};

function pointers(canvas: HTMLCanvasElement, stage: Stage, { choose }: StageActions, signal: AbortSignal): void {
  const fingers = new Map<number, { x: number; y: number }>();
  let wandered = 0;
  let spread = 0;
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const end = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    spread = 0;
    if (event.type !== "pointerup" || !from || wandered > slack || fingers.size > 0) return;
    const { x, y } = at(event);
    const home = stage.pick(x, y);
    if (home) choose(home);
  };
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button > 0) return;
      canvas.setPointerCapture(event.pointerId);
      if (fingers.size === 0) wandered = 0;
      fingers.set(event.pointerId, at(event));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      const from = fingers.get(event.pointerId);
      const to = at(event);
      if (!from) {
        if (event.pointerType === "mouse") stage.hover(stage.pick(to.x, to.y));
        return;
      }
      fingers.set(event.pointerId, to);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      wandered += Math.abs(dx) + Math.abs(dy);
      if (wandered <= slack) return;
      const [one, other] = [...fingers.values()];
      if (one && other) {
        const now = Math.hypot(one.x - other.x, one.y - other.y);
        if (spread > 0) stage.zoom(spread / now);
        spread = now;
      }
      const share = 1 / fingers.size;
      stage.orbit((dx / canvas.clientWidth) * share, (dy / canvas.clientHeight) * share);
    },
    { signal },
  );
  canvas.addEventListener("pointerup", end, { signal });
  canvas.addEventListener("pointercancel", end, { signal });
  canvas.addEventListener("pointerleave", () => stage.hover(undefined), { signal });
  // Until the visitor has interacted with the model, the wheel scrolls the page.
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) return;
      // At the end of the range the page scrolls on, or nobody could scroll past the model.
      if (stage.zoom(Math.exp(event.deltaY * 0.0011)) || event.ctrlKey) event.preventDefault();
    },
    { signal, passive: false },
  );
}

/** @returns whether the key was handled */
function press({ key, shiftKey }: KeyboardEvent, stage: Stage, actions: StageActions): boolean {
  const inside = stage.mode === "window";
  if (!inside && !shiftKey && isBeside(key) && actions.step(key)) return true;
  const way = arrows[key];
  if (way) stage.orbit(inside ? -way[0] : way[0], inside ? way[1] : -way[1]);
  else if (key === "+" || key === "=") stage.zoom(0.88);
  else if (key === "-") stage.zoom(1.14);
  else if (key === "Home" && !stage.isAtWindow) void stage.flyHome();
  else if (key === "Enter" && !inside) actions.look();
  else if (key === "Escape" && stage.isAtWindow) actions.leave();
  else if (key === "PageUp" && inside) actions.floor(1);
  else if (key === "PageDown" && inside) actions.floor(-1);
  else return false;
  return true;
}

/** Adds pointer and keyboard input to the canvas. @returns a function that removes it */
export function listen(canvas: HTMLCanvasElement, stage: Stage, actions: StageActions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  pointers(canvas, stage, actions, signal);
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (press(event, stage, actions)) event.preventDefault();
    },
    { signal },
  );
  const size = new ResizeObserver(() => stage.resize());
  size.observe(canvas);
  // On a busy device several come at once, the latest last: scrolled out of sight, and back.
  const seen = new IntersectionObserver((entries) => stage.setShown(entries.at(-1)?.isIntersecting === true));
  seen.observe(canvas);
  return () => {
    ended.abort();
    size.disconnect();
    seen.disconnect();
  };
}
