import { complex } from "../content/complex.ts";
import { signing } from "./sale/signing.ts";
import { dealReport, formatBasis, legalTemplate } from "./statutes.ts";

const within = `${dealReport.days}일 이내`;
const fine = `취득가액의 ${dealReport.finePercent}% 이하 과태료`;

/** On the drawing of a contract. */
export const contractSheet = {
  title: "아파트 공급계약서",
  home: "동·호수",
  homeBlank: "000동 0000호",
  price: "공급금액",
  priceBlank: "000,000,000원",
  account: "입금 계좌",
  stamp: "전자수입인지",
  signers: ["공급자", "계약자"],
  seal: "(인)",
} as const;

/** The legal obligations of both parties of a contract. */
export const contractPage = {
  hidden: {
    heading: `${complex.name} 적법 계약 안내`,
    text: "부동산 거래신고 기한과 거짓 신고의 과태료, 청약통장과 분양권 거래에서 금지되는 행위, 안전한 계약을 위한 확인 사항을 안내합니다.",
  },
  report: {
    heading: `거래신고는\n${dealReport.days}일 안에`,
    lead: "기한은 계약을 체결한 날부터 계산합니다. 계약금을 낸 날이나 입주일이 기준이 아닙니다.",
    caption: "부동산 거래신고",
    columns: ["구분", "내용"],
    rows: [
      ["신고기한", `계약을 체결한 날부터 ${within}`],
      ["신고하는 곳", "부동산거래관리시스템 또는 물건지 관할 시·군·구청"],
      ["신고하는 사람", "거래 당사자, 공급계약은 공급자와 공동"],
      ["해제·취소", `확정된 날부터 ${within}에 다시 신고`],
      ["거짓 신고", fine],
    ],
    source: formatBasis(dealReport.basis),
  },
  forbidden: {
    heading: "금지되는 행위",
    lead: "다른 사람의 권유로 하셨더라도 책임은 계약자에게 있습니다.",
    caption: "위반 행위와 근거 법률",
    columns: ["행위", "뜻", "근거"],
    rows: [
      ["다운계약", `실제보다 낮은 금액으로 신고하는 것. ${fine} 대상입니다.`, "부동산 거래신고 등에 관한 법률"],
      [
        "업계약",
        "실제보다 높은 금액으로 신고하는 것. 대출과 세금에서 함께 문제가 됩니다.",
        "부동산 거래신고 등에 관한 법률",
      ],
      ["청약통장 거래", "통장을 사고팔거나 빌려주는 것. 알선과 광고도 금지됩니다.", "주택법 제65조"],
      ["위장전입", "자격을 얻으려고 주소만 옮기는 것. 공급계약이 취소될 수 있습니다.", "주택법 제65조, 주민등록법"],
      ["전매제한 위반", "제한 기간 안에 분양권을 넘기는 것. 알선도 금지됩니다.", "주택법 제64조"],
    ],
    source: `법령 기준일: ${dealReport.basis.checked}`,
  },
  check: {
    heading: "계약하기 전에",
    lead: "계약서에 서명하기 전에 다음 네 가지를 확인해 주세요.",
    drawing: "번호는 네 가지를 확인하실 곳입니다.",
    items: [
      {
        title: "계약금은 계약서 계좌로만",
        text: `${signing.account} ${signing.otherAccounts}`,
      },
      { title: "동·호수와 금액은 계약서로", text: "상담에서 들은 조건은 계약서에 적혀 있어야 효력이 있습니다." },
      { title: "실거래가 그대로 신고", text: "신고하신 금액은 나중에 팔 때 산 값으로 인정됩니다." },
      {
        title: "의심되면 대표전화로",
        text: `분양사무소는 사전예약금을 요구하거나 당첨을 약속하는 연락을 드리지 않습니다. 그런 연락을 받으시면 ${complex.phone}로 알려 주세요.`,
      },
    ],
  },
  notices: ["법령이 바뀌면 내용이 달라질 수 있습니다. 계약 시점의 법령을 확인해 주세요.", legalTemplate],
} as const;
