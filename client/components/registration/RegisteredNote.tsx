import { useEffect, useState } from "react";
import { formatVisit } from "../../complex/sale/visitSlots.ts";
import { askedHome } from "../../copy/homes.ts";
import { textNotice } from "../../copy/textNotice.ts";
import { visits } from "../../copy/visits.ts";
import type { RegistrationLinkProps } from "../../shared/registrationLink.ts";
import type { VisitDay } from "../../shared/visit.ts";
import { ChannelLink } from "../ChannelLink.tsx";
import { TextLink, textLinkClass } from "../TextLink.tsx";
import { useSale } from "../useSale.tsx";
import styles from "./RegisteredNote.module.css";
import type { Registered } from "./useRegistration.ts";
import { VisitOffer } from "./VisitOffer.tsx";

/** @returns the days on which the registration can book a visit; empty when they can't be loaded */
async function bookableDays(link: string): Promise<readonly VisitDay[]> {
  try {
    const response = await fetch(link, { headers: { Accept: "application/json" } });
    const props = (await response.json()) as RegistrationLinkProps;
    return props.state === "active" ? (props.days ?? []) : [];
  } catch {
    return [];
  }
}

interface Props {
  state: Registered;
  /** Whether the visit's time is beside it already. */
  isVisitTold?: boolean;
}

/** Shown after a registration: the texts to expect, the visit or a way to book it, and the link to its own page. */
export function RegisteredNote({ state: { link, visit, taken, announced }, isVisitTold = false }: Props) {
  const notice = textNotice(announced, useSale());
  const [days, setDays] = useState<readonly VisitDay[]>([]);
  useEffect(() => {
    let shown = true;
    if (link && !visit) void bookableDays(link).then((found) => shown && setDays(found));
    return () => {
      shown = false;
    };
  }, [link, visit]);
  return (
    <div className={styles.note}>
      {taken && taken !== "offered" && <p>{askedHome[taken]}</p>}
      {notice && <p>{notice}</p>}
      {visit && !isVisitTold && (
        <p>
          {visits.booked} <b>{formatVisit(visit)}</b>
        </p>
      )}
      {/* The days come later: a link below them would move away from a finger that is on it. */}
      {link && <TextLink href={link}>{visits.details}</TextLink>}
      <ChannelLink className={textLinkClass} />
      {link && <VisitOffer path={link} days={days} />}
    </div>
  );
}
