import type { LeadTextsProps } from "../../contract/desk/texts.ts";
import { formatCount, formatMoment } from "../../contract/format/format.ts";
import { formatPhone } from "../../contract/format/phone.ts";
import { desk } from "../../copy/desk.ts";
import styles from "./TextPreview.module.css";

interface Props extends Pick<LeadTextsProps, "lead" | "left" | "sendsAt" | "sender"> {
  message: NonNullable<LeadTextsProps["message"]>;
}

/** The exact words of a text, and all that decides about its price and its time. */
export function TextPreview({ lead, message: { body, bytes, way }, left, sendsAt, sender }: Props) {
  const facts = [
    ["종류", desk.textWays[way]],
    ["길이", `${formatCount(bytes)}바이트 (단문은 90바이트까지)`],
    ["받는 번호", formatPhone(lead.phone)],
    ["보내는 번호", sender ? formatPhone(sender) : "문자 서비스가 설정되지 않아 기록만 하고 보내지 않습니다."],
    ["보내는 시각", sendsAt ? formatMoment(sendsAt) : "누르고 10초 뒤"],
    ["하루 한도", `한 번호에 24시간 동안 3건, 지금 ${left}건 남음`],
  ];
  return (
    <>
      <p className={styles.body}>{body}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
