/** Milliseconds from one step to the next. */
const stepLock = 500;

/** A pause, in milliseconds, after which a wheel event begins another gesture. */
const gestureGap = 200;

/** Pixels that one notch of a mouse wheel moves at least; a finger on a touchpad begins with a few. */
const notch = 50;

export interface WheelSign {
  deltaY: number;
  deltaMode: number;
  timeStamp: number;
  /** Not in the standard, but in every browser except Firefox, which tells a notch by its `deltaMode`. */
  wheelDeltaY?: number;
}

/** Slow notches of a Mac's mouse are a few pixels too, but their wheelDelta keeps the 120 of old. */
const isNotch = ({ deltaY, deltaMode, wheelDeltaY = 0 }: WheelSign) =>
  deltaMode !== 0 ||
  Math.abs(deltaY) >= notch ||
  (wheelDeltaY !== 0 && wheelDeltaY % 120 === 0 && wheelDeltaY !== -3 * deltaY);

/**
 * Tells mouse wheels, which step from section to section, from touchpads, which scroll as they always do.
 * @returns what judges each event in turn: "scroll" leaves it to the browser, "step" asks for a step, and "wait" is a
 * movement of a wheel within the lock, or what is left of one
 */
export function createWheelGesture(): (event: WheelSign) => "scroll" | "step" | "wait" {
  let steppedAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let wheel = false;
  return (event) => {
    const { timeStamp } = event;
    // How a gesture begins tells what makes it: a fast finger soon moves as far as a notch, and its inertia goes on.
    if (timeStamp - lastAt > gestureGap) wheel = isNotch(event);
    lastAt = timeStamp;
    if (!wheel) return "scroll";
    if (!isNotch(event) || timeStamp - steppedAt < stepLock) return "wait";
    steppedAt = timeStamp;
    return "step";
  };
}
