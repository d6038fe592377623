import { useLoaderData } from "react-router-dom";
import { formatVisit } from "../../complex/sale/visitSlots.ts";
import { ChannelLink } from "../../components/ChannelLink.tsx";
import { ResultSection } from "../../components/ResultSection.tsx";
import { RegistrationForm } from "../../components/registration/RegistrationForm.tsx";
import { VisitOffer } from "../../components/registration/VisitOffer.tsx";
import { TextLink, textLinkClass } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { complex } from "../../content/complex.ts";
import { askedHome } from "../../copy/homes.ts";
import { textNotice } from "../../copy/textNotice.ts";
import { visits } from "../../copy/visits.ts";
import type { RegistrationResultProps } from "../../shared/registrationResult.ts";

/** Answers a form posted without JavaScript: the result, and the form again if something is invalid. */
export function Component() {
  const { ok, message, form, values, fields, days, link, visit, taken, announced } =
    useLoaderData<RegistrationResultProps>();
  const notice = textNotice(announced, useSale());
  return (
    <ResultSection>
      <h1 role={ok ? "status" : "alert"}>{message}</h1>
      {ok ? (
        <>
          {taken && taken !== "offered" && <p>{askedHome[taken]}</p>}
          {notice && <p className="quiet">{notice}</p>}
          {visit && (
            <p>
              {visits.booked} {formatVisit(visit)}
            </p>
          )}
          {link && !visit && <VisitOffer path={link} days={days ?? []} />}
          {link && <TextLink href={link}>{visits.details}</TextLink>}
          <ChannelLink className={textLinkClass} />
          <TextLink to="/">홈으로</TextLink>
        </>
      ) : (
        <>
          <p className="quiet">입력하신 내용은 그대로 있습니다. 급하시면 {complex.phone}로 전화해 주세요.</p>
          <RegistrationForm form={form} values={values} fields={fields} days={days} />
        </>
      )}
    </ResultSection>
  );
}
