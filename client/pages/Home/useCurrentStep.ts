import { useEffect, useState } from "react";
import { steps } from "../../content/home.ts";

/** @returns the index of the section in the middle of the screen; over the footer, of the last one */
export function useCurrentStep(): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(steps.findIndex(({ id }) => id === target.id));
      },
      { rootMargin: "-50% 0px -49% 0px" },
    );
    for (const { id } of steps) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
