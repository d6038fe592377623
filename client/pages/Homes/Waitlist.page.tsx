import { useLoaderData } from "react-router-dom";
import { wishPath } from "../../complex/homes/wishes.ts";
import { Submit } from "../../components/Action.tsx";
import { ResultSection } from "../../components/ResultSection.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { waitlist } from "../../copy/waitlist.ts";
import type { WaitlistOutcome, WaitlistProps } from "../../shared/waitlist.ts";
import { WaitlistForm } from "./WaitlistForm.tsx";

/** Refused, with the form again. */
const again = new Set<WaitlistOutcome>(["invalid", "tooMany", "failed"]);

/** What became of a request for a text, or the request's own page. Plain forms and links, with and without scripts. */
export function Component() {
  const { outcome, wish = { home: null, search: null }, link, phone, fields } = useLoaderData<WaitlistProps>();
  const isOwn = outcome === "waiting" || outcome === "answered";
  return (
    <ResultSection>
      <h1>{waitlist.titles[outcome]}</h1>
      <p>{waitlist.texts[outcome](wish)}</p>
      {again.has(outcome) && <WaitlistForm wish={wish} phone={phone} fields={fields} />}
      {isOwn && (
        <>
          <p>
            {waitlist.phone} {phone}
          </p>
          <form method="post" action={link}>
            <input type="hidden" name="change" value="end" />
            <Submit kind="outline">{waitlist.end}</Submit>
          </form>
          <p className="fine">{waitlist.ownNote}</p>
        </>
      )}
      {link && !isOwn && <TextLink href={link}>{waitlist.own}</TextLink>}
      <TextLink to={wishPath(wish)}>{waitlist.see(wish)}</TextLink>
    </ResultSection>
  );
}
