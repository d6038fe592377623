import { desk } from "../../copy/desk.ts";
import type { LeadTextsProps } from "../../shared/desk/sms.ts";
import { formatCount, formatMoment } from "../../shared/format/format.ts";
import { formatPhone } from "../../shared/format/phone.ts";
import { FactList } from "../components/FactList.tsx";
import styles from "./TextPreview.module.css";

interface Props extends Pick<LeadTextsProps, "lead" | "remaining" | "sendsAt" | "sender"> {
  message: NonNullable<LeadTextsProps["message"]>;
}

/** A text as it would be sent, and what determines its price and time. */
export function TextPreview({ lead, message: { body, bytes, channel }, remaining, sendsAt, sender }: Props) {
  const facts: [string, string][] = [
    ["종류", desk.textChannels[channel]],
    ["길이", `${formatCount(bytes)}바이트 (단문은 90바이트까지)`],
    ["받는 번호", formatPhone(lead.phone)],
    ["보내는 번호", sender ? formatPhone(sender) : "문자 서비스가 설정되지 않아 기록만 하고 보내지 않습니다."],
    ["보내는 시각", sendsAt ? formatMoment(sendsAt) : "누르고 10초 뒤"],
    ["하루 한도", `한 번호에 24시간 동안 3건, 지금 ${remaining}건 남음`],
  ];
  return (
    <>
      <p className={styles.body}>{body}</p>
      <FactList facts={facts} />
    </>
  );
}
