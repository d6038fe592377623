import { type RefCallback, type SyntheticEvent, useCallback } from "react";

/**
 * Marks an image `data-shown` once it has loaded or failed. The attribute is written to the element and not to
 * React's state: an image that loaded before hydration would otherwise make server and browser disagree.
 */
export function useFadeIn(): {
  ref: RefCallback<HTMLImageElement>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: (event: SyntheticEvent<HTMLImageElement>) => void;
} {
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) image.dataset.shown = "";
  }, []);
  return { ref, onLoad: show, onError: show };
}

function show({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.dataset.shown = "";
}
