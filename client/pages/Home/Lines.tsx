import { Fragment } from "react";

/** The lines of a heading, with a space between them for those who hear it. */
export function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && (
        <>
          {" "}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ));
}
