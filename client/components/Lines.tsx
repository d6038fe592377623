import { Fragment } from "react";

/** Text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
