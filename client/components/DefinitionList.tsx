import type { ComponentProps, ReactNode } from "react";
import { nonBreaking } from "./NonBreaking.tsx";

interface Props extends ComponentProps<"dl"> {
  /** What has no definition is left out. */
  items: readonly (readonly [term: string, definition: ReactNode])[];
}

/** Terms with their definitions, a line each. */
export function DefinitionList({ items, ...list }: Props) {
  return (
    <dl {...list}>
      {items.map(
        ([term, definition]) =>
          definition && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{nonBreaking(definition)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
