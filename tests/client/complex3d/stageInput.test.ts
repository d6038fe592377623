import { afterEach, expect, test, vi } from "vitest";
import type { Stage } from "../../../client/complex3d/stage.ts";
import { listen, type StageActions } from "../../../client/pages/ComplexModel/stageInput.ts";

afterEach(() => vi.unstubAllGlobals());

test("a model that was scrolled out of sight and back at once is shown", () => {
  type Callback = (entries: readonly { isIntersecting: boolean }[]) => void;
  let report: Callback | undefined;
  class Observer {
    constructor(callback: Callback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  const setShown = vi.fn();
  const stop = listen(new EventTarget() as HTMLCanvasElement, { setShown } as unknown as Stage, {} as StageActions);
  report?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(setShown).toHaveBeenLastCalledWith(true);
  report?.([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(setShown).toHaveBeenLastCalledWith(false);
  stop();
});
