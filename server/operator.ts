import { complex } from "../client/content/complex.ts";
import { parties } from "../client/content/sale/parties.ts";
import type { PrivacyProps, Processor } from "../client/contract/privacy.ts";
import type { Config } from "./config.ts";

type Settings = Pick<Config, "alerts" | "formService" | "operator" | "optOut" | "publicUrl" | "textService">;

/** Services whose company is known; of another one only the operator knows who runs it. */
const known: Record<string, { company: string; country: string }> = {
  formspree: { company: "Formspree, Inc.", country: "미국" },
};

const korea = new Set(["한국", "대한민국", "KR", "Korea"]);

const processor = (
  work: Processor["work"],
  { company, country }: { company?: string | undefined; country?: string | undefined },
): Processor[] => (company ? [{ work, company, ...(country && !korea.has(country) && { country }) }] : []);

/** @returns what the privacy policy says of the operator. Whatever isn't configured is left out, never filled in. */
export function privacyProps({ formService, operator, textService }: Settings): PrivacyProps {
  const relay = formService ? { ...known[formService.service], ...defined(operator.relay) } : {};
  return {
    ...(operator.officer && { officer: operator.officer }),
    ...(operator.contact && { contact: operator.contact }),
    processors: [
      ...processor("relay", relay),
      ...processor("texts", textService ? { company: "솔라피(SOLAPI)" } : {}),
      ...processor("texts", textService?.kakao ? { company: "(주)카카오" } : {}),
      ...processor("hosting", operator.hosting),
    ],
  };
}

const defined = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Something to be done before the site opens. */
export interface OpeningTask {
  /** The variable, or the file of content. */
  where: string;
  text: string;
}

/** @returns what only the operator knows and is missing: the server says it at start, and the desk shows it */
export function openingTasks(config: Settings): OpeningTask[] {
  const { alerts, formService, operator, optOut, publicUrl, textService } = config;
  const task = (missing: boolean, where: string, text: string): OpeningTask[] => (missing ? [{ where, text }] : []);
  return [
    ...task(!operator.officer, "PRIVACY_OFFICER", "개인정보 보호책임자의 성명과 직책이 처리방침에 없습니다."),
    ...task(!operator.contact, "PRIVACY_CONTACT", "개인정보 담당 부서의 이메일이나 직통 번호가 처리방침에 없습니다."),
    ...task(
      !operator.hosting.company,
      "HOSTING_COMPANY",
      "서버와 백업을 운영하는 업체가 처리방침의 위탁 현황에 없습니다.",
    ),
    ...task(
      formService !== undefined && !known[formService.service] && !operator.relay.company,
      "RELAY_COMPANY",
      "접수 서비스를 운영하는 업체가 처리방침의 위탁 현황에 없습니다. 국외 업체이면 RELAY_COUNTRY도 적어 주세요.",
    ),
    ...task(
      textService !== undefined && !optOut,
      "SMS_OPT_OUT",
      "무료수신거부 번호가 없어 분양 소식 문자를 보내지 않습니다.",
    ),
    ...task(!alerts.email && !alerts.webhook, "ALERT_EMAIL", "새 상담과 장애를 알릴 곳이 없습니다."),
    ...task(
      !publicUrl.startsWith("https:"),
      "PUBLIC_URL",
      "https 주소가 아닙니다. 개인정보는 암호화된 연결로 받아야 합니다.",
    ),
    ...task(
      parties.some(({ number }) => number?.startsWith("000-")),
      "client/content/sale/parties.ts",
      "사업자등록번호가 예시입니다.",
    ),
    ...task(
      complex.coordinates === undefined,
      "client/content/complex.ts",
      "사업지의 좌표가 없어 검색엔진에 위치를 알리지 못합니다.",
    ),
  ];
}
