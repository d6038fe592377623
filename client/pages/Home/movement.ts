/**
 * Marks the element that moves once when it is seen. `awaitSight` may have changed its attributes before hydration.
 */
export const movement = { "data-movement": "", suppressHydrationWarning: true } as const;
