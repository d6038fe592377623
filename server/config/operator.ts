import { complex } from "../../client/content/complex.ts";
import { parties } from "../../client/content/sale/parties.ts";
import type { OfficialProps } from "../../client/shared/official.ts";
import type { PixelService } from "../../client/shared/pixels.ts";
import type { PrivacyProps, Processor } from "../../client/shared/privacy.ts";
import type { Config } from "./config.ts";

type Settings = Pick<
  Config,
  "adClickIds" | "alerts" | "formService" | "operator" | "optOut" | "pixels" | "publicUrl" | "textService"
>;

/** Services whose company is known; who runs another one only the operator knows. */
const knownCompanies: Record<string, { company: string; country: string }> = {
  formspree: { company: "Formspree, Inc.", country: "미국" },
};

const textCompanies = { solapi: "솔라피(SOLAPI)", nhn: "엔에이치엔클라우드(주)" };

const koreaNames = new Set(["한국", "대한민국", "KR", "Korea"]);

const processor = (
  work: Processor["work"],
  { company, country }: { company?: string | undefined; country?: string | undefined },
): Processor[] => (company ? [{ work, company, ...(country && !koreaNames.has(country) && { country }) }] : []);

/** @returns the operator's part of the privacy policy. What isn't configured is left out, never filled in. */
export function privacyProps({ adClickIds, formService, operator, pixels, textService }: Settings): PrivacyProps {
  const relay = formService ? { ...knownCompanies[formService.service], ...defined(operator.relay) } : {};
  return {
    ...(operator.officer && { officer: operator.officer }),
    ...(operator.contact && { contact: operator.contact }),
    ...(adClickIds && { clickIds: true as const }),
    ...(pixels && { pixels: Object.keys(pixels) as PixelService[] }),
    processors: [
      ...processor("relay", relay),
      ...processor("texts", textService ? { company: textCompanies[textService.service] } : {}),
      ...processor("texts", textService?.kakao ? { company: "(주)카카오" } : {}),
      ...processor("hosting", operator.hosting),
    ],
  };
}

/** @returns how visitors know this site from one that imitates it */
export const officialProps = ({
  publicUrl,
  textService,
  kakaoChannelUrl: channel,
}: Pick<Config, "publicUrl" | "textService" | "kakaoChannelUrl">): OfficialProps => ({
  host: new URL(publicUrl).host,
  ...(textService && { sender: textService.sender }),
  ...(channel && { channel }),
});

const defined = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Something to do before the site opens. */
interface OpeningTask {
  /** The variable, or the content file. */
  where: string;
  text: string;
  /** What visitors see until it is done. */
  effect: string;
}

/** @returns missing settings that only the operator can provide; printed at start and shown in the desk */
export function openingTasks(config: Settings): OpeningTask[] {
  const { alerts, formService, operator, optOut, publicUrl, textService } = config;
  const task = (missing: boolean, where: string, text: string, effect: string): OpeningTask[] =>
    missing ? [{ where, text, effect }] : [];
  return [
    ...task(
      !operator.officer,
      "PRIVACY_OFFICER",
      "개인정보 보호책임자의 성명과 직책이 처리방침에 없습니다.",
      "방문자는 개인정보를 누가 책임지는지 알 수 없습니다.",
    ),
    ...task(
      !operator.contact,
      "PRIVACY_CONTACT",
      "개인정보 담당 부서의 이메일이나 직통 번호가 처리방침에 없습니다.",
      "방문자는 열람이나 삭제를 대표번호로만 요청할 수 있습니다.",
    ),
    ...task(
      !operator.hosting.company,
      "HOSTING_COMPANY",
      "서버와 백업을 운영하는 업체가 처리방침의 위탁 현황에 없습니다.",
      "방문자는 개인정보를 어느 업체가 보관하는지 알 수 없습니다.",
    ),
    ...task(
      formService === undefined,
      "RELAY_SERVICE",
      "외부 접수 서비스가 설정되지 않았습니다. 쓰지 않는다면 그대로 두셔도 됩니다.",
      "방문자에게는 달라지는 것이 없습니다. 등록은 이 데스크에만 보관됩니다.",
    ),
    ...task(
      formService !== undefined && !knownCompanies[formService.service] && !operator.relay.company,
      "RELAY_COMPANY",
      "접수 서비스를 운영하는 업체가 처리방침의 위탁 현황에 없습니다. 국외 업체이면 RELAY_COUNTRY도 적어 주세요.",
      "방문자는 개인정보가 어느 업체로 가는지 알 수 없습니다.",
    ),
    ...task(
      textService === undefined,
      "SMS_SENDER",
      "문자를 보낼 발신번호와 문자 서비스가 설정되지 않았습니다.",
      "등록한 방문자에게 안내 문자가 가지 않고, 등록 화면도 문자를 약속하지 않습니다.",
    ),
    ...task(
      textService !== undefined && !optOut,
      "SMS_OPT_OUT",
      "무료수신거부 번호(080)가 없습니다.",
      "수신에 동의한 방문자에게도 분양 소식 문자를 보내지 않습니다.",
    ),
    ...task(
      !alerts.email && !alerts.webhook,
      "ALERT_EMAIL",
      "새 상담과 장애를 알릴 메일이나 채팅이 없습니다.",
      "데스크를 열어 보기 전에는 새 상담을 알 수 없어 방문자가 오래 기다릴 수 있습니다.",
    ),
    ...task(
      !publicUrl.startsWith("https:"),
      "PUBLIC_URL",
      "https 주소가 아닙니다. 개인정보는 암호화된 연결로 받아야 합니다.",
      "방문자의 브라우저가 안전하지 않은 사이트라고 알립니다.",
    ),
    ...task(
      parties.some(({ number }) => number?.startsWith("000-")),
      "client/content/sale/parties.ts",
      "사업자등록번호가 예시입니다.",
      "화면 아래와 사업개요에 예시 번호가 보입니다.",
    ),
    ...task(
      complex.coordinates === undefined,
      "client/content/complex.ts",
      "사업지의 좌표가 없습니다.",
      "지도와 검색엔진에서 위치를 찾기 어렵습니다.",
    ),
  ];
}
