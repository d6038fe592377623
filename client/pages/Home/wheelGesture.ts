/** Milliseconds between steps. */
const stepLock = 500;

/** Milliseconds of pause after which a wheel event starts another gesture. */
const gestureGap = 200;

/** Minimum pixels per notch of a mouse wheel; a touchpad gesture starts with fewer. */
const notch = 50;

export interface WheelSign {
  deltaY: number;
  deltaMode: number;
  timeStamp: number;
}

/**
 * The slowest notch of a mouse on a Mac, 0.1 of its 40 pixels as a 16.16 fixed-point number; faster ones are multiples.
 */
const macNotch = (40 * 6554) / 65536;

const isNotch = ({ deltaY, deltaMode }: WheelSign) =>
  deltaMode !== 0 || Math.abs(deltaY) >= notch || deltaY % macNotch === 0;

/**
 * Distinguishes mouse wheels, which step between sections, from touchpads, which scroll normally.
 * @returns a function for each event in turn: "scroll" leaves it to the browser, "step" asks for a step, and "wait" is
 * a wheel movement within the lock, or the rest of one
 */
export function createWheelGesture(): (event: WheelSign) => "scroll" | "step" | "wait" {
  let steppedAt = Number.NEGATIVE_INFINITY;
  let lastAt = Number.NEGATIVE_INFINITY;
  let wheel = false;
  return (event) => {
    const { timeStamp } = event;
    // The first event of a gesture identifies the device: a fast finger soon moves as far as a notch, and inertia
    // continues.
    if (timeStamp - lastAt > gestureGap) wheel = isNotch(event);
    lastAt = timeStamp;
    if (!wheel) return "scroll";
    if (!isNotch(event) || timeStamp - steppedAt < stepLock) return "wait";
    steppedAt = timeStamp;
    return "step";
  };
}
