import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { modelHouse } from "../content/modelHouse.ts";
import { formatPhone } from "../shared/format/phone.ts";
import type { OfficialProps } from "../shared/official.ts";
import type { LegalSection } from "./legal.ts";
import { signing } from "./sale/signing.ts";

const seller = partyOf("seller").name;

/** In the footer. */
export const officialLine = {
  term: "분양대금 계좌",
  text: `${seller} 명의로만 받습니다.`,
  link: "공식 홈페이지 확인 방법",
} as const;

/** How to know the official site from one that collects contacts in its name. */
export const officialPage = {
  title: "공식 홈페이지 확인",
  introduction: `공식 홈페이지처럼 만들어 연락처와 계약금을 가로채는 사이트가 있습니다. 받으신 주소와 전화번호, 예금주가 이 표와 다르면 대표전화 ${complex.phone}로 먼저 확인해 주세요.`,
  contents: "목차",
} as const;

const phone = (number: string) => ({ label: number, href: `tel:${number}` });
const site = (host: string) => ({ label: host, href: `https://${host}` });

/** @returns the sections of the page */
export const officialSections = ({ host, sender, channel }: OfficialProps): LegalSection[] => [
  {
    id: "genuine",
    title: "공식 주소와 전화번호",
    table: {
      caption: "주소창과 전화에서 확인하실 것",
      columns: ["구분", "확인할 내용"],
      rows: [
        ["홈페이지", `${host} (주소창의 이 부분이 한 글자라도 다르면 공식 홈페이지가 아닙니다)`],
        ["대표전화", `${complex.phone} (${complex.consultationHours})`],
        ...(sender ? [["문자 발신번호", formatPhone(sender)]] : []),
        ...(channel ? [["카카오톡 채널", channel]] : []),
        ["예금주", `${seller} (계좌번호는 공급계약서에 있습니다)`],
        ["모델하우스", modelHouse.place.address],
      ],
    },
  },
  {
    id: "money",
    title: "계약금을 내기 전에",
    paragraphs: [`${signing.account} ${signing.otherAccounts}`],
    items: [
      "문자나 메신저로 받은 계좌번호로 보내지 마시고, 공급계약서의 예금주와 계좌번호를 직접 대조해 주세요.",
      `상담사 개인이나 다른 회사 이름의 계좌를 안내받으셨다면 보내지 마시고 ${complex.phone}로 확인해 주세요.`,
    ],
  },
  {
    id: "never",
    title: "요구하지 않는 정보",
    items: [
      "주민등록번호, 계좌 비밀번호, 카드번호, 인증번호를 홈페이지나 전화, 문자로 요구하지 않습니다.",
      "앱을 설치하거나 원격으로 화면을 보게 해 달라고 하지 않습니다.",
      "방문예약과 상담에는 돈을 받지 않습니다.",
    ],
  },
  {
    id: "report",
    title: "신고하는 곳",
    paragraphs: [
      `주소와 화면을 ${complex.phone}로 알려 주시면 바로 확인합니다. 개인정보를 적었거나 돈을 보내셨다면 바로 신고해 주세요.`,
    ],
    items: [
      {
        text: "돈을 보냈을 때: 보낸 은행에 지급정지를 요청하고 경찰청에 신고",
        links: [phone("112"), site("ecrm.police.go.kr")],
      },
      { text: "거짓 사이트와 문자: 한국인터넷진흥원 보호나라", links: [phone("118"), site("www.boho.or.kr")] },
      { text: "개인정보를 적었을 때: 개인정보침해신고센터", links: [phone("118"), site("privacy.kisa.or.kr")] },
    ],
  },
];
