import { type DragEvent, type PointerEvent, type RefObject, useRef } from "react";

/** Lets a mouse drag what overflows; fingers scroll by themselves. */
export function useDragScroll(view: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!from.current) return;
      view.current?.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    // A picture inside would be picked up instead.
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
