/** A visually hidden heading and summary for pages that consist of tables. */
export function HiddenIntro({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h2 className="vh">{heading}</h2>
      <p className="vh">{text}</p>
    </>
  );
}
