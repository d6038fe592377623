/** The heading and the summary that only assistive technology reads, before a page made of tables. */
export function HiddenIntro({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h2 className="vh">{heading}</h2>
      <p className="vh">{text}</p>
    </>
  );
}
