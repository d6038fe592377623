/** Nobody waits for it, so one that is broken off is no error. */
const hear = (transition: ViewTransition | null | undefined) => transition?.ready.catch(() => {});

/**
 * The style sheet asks for a transition between two documents. A browser breaks it off where the page is left again at
 * once; where a file comes that takes no part in it, that file would tell of an error, so it isn't begun.
 */
export function letTransitionsBreakOff(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    hear(viewTransition);
    const next = activation?.entry.url;
    if (next && /\.\w+$/.test(new URL(next).pathname)) viewTransition?.skipTransition();
  });
  addEventListener("pagereveal", ({ viewTransition }) => hear(viewTransition));
  // The page may have been revealed before this code was there.
  hear(document.activeViewTransition);
}
