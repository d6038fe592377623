/**
 * Sets `data-awaited` on each element marked with `data-movement` until it has been seen, so that styles can hold back
 * its one movement. Only an observer that works sets it: without scripts, or if the observer never reports, everything
 * is simply there. Printing and reduced motion ignore it in the styles.
 *
 * Needs no React; calling it on an active page is safe.
 * @returns a function that stops it
 */
export function awaitSight(): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // What is above has been passed, for example by a jump to an anchor: it would move late, and unseen.
        const seen = isIntersecting || boundingClientRect.bottom <= 0;
        target.toggleAttribute("data-awaited", !seen);
        if (seen) observer.unobserve(target);
      }
    },
    // The lowest part of the screen doesn't count: a movement must not be over before its section is looked at.
    { rootMargin: "0px 0px -30% 0px" },
  );
  for (const element of document.querySelectorAll("[data-movement]")) observer.observe(element);
  return () => observer.disconnect();
}
