import { type RefObject, useEffect, useState } from "react";
import type { PlanWalk } from "../../shared/plans/walkTypes.ts";
import { beamOf, shareOf, viewAt } from "./viewCone.ts";

/** The phones that show the plan upright, as its sheet there does. RoomWalk.module.css has the same query. */
export const uprightWalk = "(max-width: 600px) and (min-height: 500.02px) and (orientation: portrait)";

/**
 * Moves the cone on the plan with the scroll position: of the page beside a sticky plan, of the rooms where they are a
 * strip under it.
 * @param section contains the rooms, each marked with `data-room`
 * @param plan contains the parts that move
 * @returns the index of the current room
 */
export function useWalk(
  walk: PlanWalk,
  section: RefObject<HTMLElement | null>,
  plan: RefObject<HTMLElement | null>,
): number {
  const [here, setHere] = useState(0);

  useEffect(() => {
    const rooms = [...(section.current?.querySelectorAll("[data-room]") ?? [])];
    const [beam, eye] = ["beam", "eye"].map((part) => plan.current?.querySelector<HTMLElement>(`[data-${part}]`));
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const upright = matchMedia(uprightWalk);
    let frameRequest = 0;

    function draw(): void {
      frameRequest = 0;
      const list = rooms[0]?.parentElement;
      if (!list) return;
      const strip = list.scrollWidth > list.clientWidth;
      const line = strip ? innerWidth / 2 : innerHeight * 0.45;
      const middles = rooms.map((room) => {
        const box = room.getBoundingClientRect();
        return strip ? box.left + box.width / 2 : box.top + box.height / 2;
      });
      const before = middles.findLastIndex((middle) => middle <= line);
      const [from, to] = [middles[before], middles[before + 1]];
      const step = from === undefined ? 0 : before + (to === undefined ? 0 : (line - from) / (to - from));
      const nearest = Math.round(step);
      const view = viewAt(walk, still.matches ? nearest : step);
      // A shape and a translation are painted; a drawing's attributes would cost a layout in every frame.
      beam?.style.setProperty("clip-path", beamOf(walk, view, upright.matches));
      eye?.style.setProperty("translate", shareOf(walk, view.at, upright.matches));
      setHere(nearest);
    }
    const requestDraw = () => {
      frameRequest ||= requestAnimationFrame(draw);
    };
    requestDraw();
    // The strip's own scroll events don't bubble.
    addEventListener("scroll", requestDraw, { passive: true, capture: true });
    addEventListener("resize", requestDraw);
    return () => {
      cancelAnimationFrame(frameRequest);
      removeEventListener("scroll", requestDraw, { capture: true });
      removeEventListener("resize", requestDraw);
    };
  }, [walk, section, plan]);

  return here;
}
