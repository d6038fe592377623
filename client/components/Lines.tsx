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

/** A section's heading, with its line breaks. */
export function Title({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id}>
      <Lines text={text} />
    </h2>
  );
}
