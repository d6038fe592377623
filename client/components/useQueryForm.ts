import { type RefObject, useEffect, useRef } from "react";
import { isChanged, isField } from "../shared/formField.ts";

/**
 * Keeps an uncontrolled form and the URL's query together, so that it can be used before hydration and keeps the focus.
 * @param apply takes what the form says into the URL: called for what was chosen before hydration
 * @param show writes what the URL says into the form: called when others have changed the query
 */
export function useQueryForm(
  form: RefObject<HTMLFormElement | null>,
  query: string,
  { apply, show }: { apply: () => void; show: () => void },
): void {
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each query
  useEffect(() => {
    if (begun.current) show();
    else if ([...(form.current?.elements ?? [])].some((field) => isField(field) && isChanged(field))) apply();
    begun.current = true;
  }, [query]);
}
