/** Milliseconds from one step to the next. */
export const stepLock = 500;

/** A pause in the events of a touchpad, in milliseconds, after which the next is another gesture. */
const gestureGap = 120;

export interface WheelSign {
  deltaY: number;
  deltaMode: number;
  timeStamp: number;
}

/**
 * Tells the wheel events that ask for a step from those that don't: events within the lock, and the inertia of a
 * touchpad, which goes on in small pixel deltas long after the finger has left.
 */
export function createWheelGesture(): (event: WheelSign) => boolean {
  let steppedAt = Number.NEGATIVE_INFINITY;
  let last: { at: number; size: number } | undefined;
  return ({ deltaY, deltaMode, timeStamp }) => {
    const size = Math.abs(deltaY);
    const notch = deltaMode !== 0 || size >= 100;
    const inertia = !notch && last !== undefined && timeStamp - last.at < gestureGap && size <= last.size * 1.5;
    last = { at: timeStamp, size };
    if (inertia || timeStamp - steppedAt < stepLock) return false;
    steppedAt = timeStamp;
    return true;
  };
}
