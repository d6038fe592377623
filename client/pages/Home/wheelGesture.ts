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
}

/** The slowest notch of a mouse on a Mac, 0.1 of its 40 pixels as a 16.16 fixed number; faster ones are multiples. */
const macNotch = (40 * 6554) / 65536;

const isNotch = ({ deltaY, deltaMode }: WheelSign) =>
  deltaMode !== 0 || Math.abs(deltaY) >= notch || deltaY % macNotch === 0;

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
